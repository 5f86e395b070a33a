import type { EmbeddedIdentity } from '../stand-ins/identity/embedded-identity.ts';
import type { AllServices } from './context/context.ts';

export interface DemoParts {
  services: Pick<AllServices, 'database' | 'clock' | 'content'>;
  identity: EmbeddedIdentity;
  hasPaymentsStandIn: boolean;
  hasDemoMembers: boolean;
}

/** Makes the demo members if they are asked for; otherwise closes those of an earlier start. */
export async function openDemo({
  services,
  identity,
  hasPaymentsStandIn,
  hasDemoMembers,
}: DemoParts): Promise<void> {
  const { database, clock, content } = services;
  if (!hasDemoMembers) {
    const { DEMO_MEMBERS } = await import('../stand-ins/demo/demo-members.ts');
    return identity.closeUsers(DEMO_MEMBERS.map(({ id }) => id));
  }
  const { seedDemo } = await import('../stand-ins/demo/seed-demo.ts');
  await seedDemo(database, identity, await content.current(), clock());
  if (!hasPaymentsStandIn) return;
  const { seedDemoSubscriptions } = await import('../stand-ins/demo/demo-subscriptions.ts');
  await seedDemoSubscriptions(database, clock());
}
