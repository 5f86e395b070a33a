/** A server that reminds through a push service of the tests, at moments that a test chooses, and members with plans. */
import { randomUUID } from 'node:crypto';
import { sendReminders } from '../../server/modules/calendar/reminders/send-reminders.ts';
import { plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import type { QuietHours } from '../../contract/marks/quiet-hours.mark.ts';
import { quietHours, REMINDERS } from '../../contract/marks/quiet-hours.mark.ts';
import type { PushDevice, PushService } from './push-service.ts';
import { startPushService } from './push-service.ts';
import type { TestMember, TestServer } from './test-server.ts';
import { startTestServer } from './test-server.ts';

const SAVE = `mutation ($endpoint: String!, $p256dh: String!, $auth: String!, $former: String) {
  savePushDevice(endpoint: $endpoint, p256dh: $p256dh, auth: $auth, former: $former)
}`;
/** In Tallinn it is two hours later. */
export const NOON = '2026-11-20T10:00:00Z';
export const HALF_PAST_FIVE = '2026-11-20T15:30:00Z';
export const AT_SIX = '2026-11-20T18:00';

export class RemindedMembers {
  now = new Date(NOON);

  private constructor(
    readonly server: TestServer,
    readonly service: PushService,
  ) {}

  static async start(): Promise<RemindedMembers> {
    const service = await startPushService();
    const clock = { now: () => new Date(NOON) };
    const server = await startTestServer({ clock: () => clock.now(), pushOrigins: [service.origin] });
    const members = new RemindedMembers(server, service);
    clock.now = () => members.now;
    return members;
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.service.close();
  }

  save(member: TestMember, { endpoint, p256dh, auth }: PushDevice, former?: string) {
    return member.ask(SAVE, { endpoint, p256dh, auth, former });
  }

  async plan(
    member: TestMember,
    at: string,
    key: string = randomUUID(),
    trainingId = 'treening-public',
  ): Promise<string> {
    await this.#saveMark(member, plannedTraining.name, key, { trainingId, at });
    return key;
  }

  removePlan(member: TestMember, key: string): Promise<void> {
    return this.#saveMark(member, plannedTraining.name, key, null);
  }

  keepQuiet(member: TestMember, hours: QuietHours): Promise<void> {
    return this.#saveMark(member, quietHours.name, REMINDERS, hours);
  }

  async complete(member: TestMember): Promise<void> {
    const { errors } = await member.ask(
      'mutation { completeTraining(id: "treening-public", eventDateTime: "2026-11-20T12:05:00+02:00") { id } }',
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  }

  /** A member who planned something at noon, with a device that is reminded. */
  async planner(at = AT_SIX): Promise<{ member: TestMember; device: PushDevice; key: string }> {
    const member = await this.server.signedIn();
    const device = this.service.newDevice();
    await this.save(member, device);
    return { member, device, key: await this.plan(member, at) };
  }

  /** A turn of the job at this moment. */
  async runAt(moment: string): Promise<void> {
    this.now = new Date(moment);
    await sendReminders(this.server.services, this.server.app.log);
  }

  takenFor({ endpoint }: PushDevice) {
    return this.service.taken.filter(({ to }) => to === endpoint);
  }

  async #saveMark(member: TestMember, kind: string, key: string, value: unknown): Promise<void> {
    const { errors } = await member.ask(
      'mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }',
      {
        input: [
          {
            kind,
            key,
            value: value === null ? null : JSON.stringify(value),
            changedAt: this.now.toISOString(),
          },
        ],
      },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  }
}
