/** The addresses by which the server reaches a member's devices. */
import { expect } from '@playwright/test';
import type { Network } from './network.ts';
import type { ServerRecord } from './server-record.ts';

/** Read from her export, which she may have made twenty times an hour: not to be asked again and again. */
export async function pushAddresses(record: ServerRecord): Promise<string[]> {
  const text = await record.ask<{ exportMyData: string }>('query Truth_Export { exportMyData }');
  const { reminders }: { reminders: { devices: { endpoint: string }[] } } = JSON.parse(text.exportMyData);
  return reminders.devices.map(({ endpoint }) => endpoint);
}

/** Waits until the server has answered a device's mutation of that name; the network's log has to begin before it. */
export async function untilAnswered(
  network: Network,
  mutation: 'savePushDevice' | 'endPushDevice',
): Promise<void> {
  const isAnswered = () =>
    network.log.some(({ body, status }) => status === 200 && body.includes(`${mutation}(`));
  await expect.poll(isAnswered).toBe(true);
}
