/** Sends what waits on a phone to a service that judges its clock as the server does. */
import { wrongClock } from '../../../server/graphql/device-clock.ts';
import { DEVICE_CLOCK_HEADER } from '../../../contract/limits.ts';
import { sendAll } from '../../../src/offline/sender.ts';
import type { ModelService } from './model-service.ts';

interface Sending {
  memberId: string;
  service: ModelService;
  /** The service's clock, which is right. */
  trueTime: Date;
  /** Gets the variables of each document that the service ran. */
  ran?: Record<string, unknown>[];
  network?: boolean;
}

export async function sendByClock({
  memberId,
  service,
  trueTime,
  ran,
  network = true,
}: Sending): Promise<void> {
  await sendAll({
    memberId,
    endpoint: 'http://localhost/graphql',
    token: async () => ({ type: 'token', token: 'good', memberId }),
    fetch: async (_input, init) => {
      if (!network) throw new TypeError('Load failed');
      const clock = new Headers(init?.headers).get(DEVICE_CLOCK_HEADER) ?? undefined;
      const failure = wrongClock(clock, trueTime);
      if (failure)
        return Response.json({
          data: null,
          errors: [{ extensions: { code: failure.code, ...failure.details } }],
        });
      ran?.push((JSON.parse(String(init?.body)) as { variables: Record<string, unknown> }).variables);
      return Response.json(service.answer(String(init?.body)));
    },
  });
}
