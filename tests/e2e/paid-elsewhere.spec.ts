import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { newMember, subscribed } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { food, training } from '../support/words.ts';

interface Listed {
  listRecipes: { items: { id: string; accessLevel: string; locked: boolean }[] };
}

test('what she has paid for on another device is open on this one as soon as she looks at it', async ({
  network,
  page,
}) => {
  const member = await newMember(network);
  const { listRecipes } = await new ServerRecord(network, member).ask<Listed>(
    '{ listRecipes(limit: 100) { items { id accessLevel locked } } }',
  );
  const closed = listRecipes.items.find(({ accessLevel, locked }) => locked && accessLevel === 'FOOD');
  await keepSession(page, network, member);
  const device = new MemberDevice(page, network, member);
  await device.open('/calendar');
  await subscribed(network, member, 'FOOD');
  await device.open(`/recipes/${closed?.id}`);
  await expect(page.getByRole('button', { name: food.cook }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: training.locked })).toHaveCount(0);
});
