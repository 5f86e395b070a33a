/** One schedule, from its seed: what happens, what goes wrong, and how all of it heals in the end. */
import { doStep } from './deeds.ts';
import type { Product } from './phone/built-code.ts';
import { heal, pass } from './healing.ts';
import { checkEnd } from './end-promises.ts';
import { checkNow, checkShown } from './promises.ts';
import { planOf, type Step } from './steps.ts';
import { Endless } from './world/scheduler.ts';
import { Broken, MEMBERS, World } from './world.ts';

export interface Outcome {
  broken?: Broken;
  tasks: number;
}

export async function runSchedule(
  seed: number,
  product: Product,
  steps: readonly Step[] = planOf(seed),
): Promise<Outcome> {
  const world = new World(seed, product);
  world.onDraw = (page) => {
    try {
      checkShown(world, page);
    } catch (error) {
      if (error instanceof Broken) world.found.push(error);
    }
  };
  try {
    await begin(world);
    for (const step of steps) {
      doStep(world, step);
      const { pause } = step;
      const { now } = world.scheduler;
      const isQuiet =
        'tasks' in pause
          ? await world.scheduler.run(now, pause.tasks)
          : await world.scheduler.run(now + pause.ms);
      checkNow(world, isQuiet && (await world.scheduler.run(world.scheduler.now, 0)));
    }
    await heal(world);
    checkEnd(world);
    return { tasks: world.scheduler.count };
  } catch (error) {
    if (error instanceof Broken) return { broken: error, tasks: world.scheduler.count };
    if (error instanceof Endless)
      return {
        broken: new Broken('liveness', `${error.message} goes on for ever`),
        tasks: world.scheduler.count,
      };
    throw error;
  } finally {
    for (const phone of world.phones) for (const place of phone.places) place.kill();
  }
}

/** Alice has the app open on her first phone, and has signed in on her second. */
async function begin(world: World): Promise<void> {
  for (const phone of world.phones) {
    const page = world.newPage(phone);
    world.act(page.place, () => world.signIn(page, MEMBERS[0]));
    await pass(world, 100);
    page.place.kill();
  }
  for (const phone of world.phones) world.openPage(phone);
  await pass(world, 100);
  world.begunAt = world.scheduler.now;
}
