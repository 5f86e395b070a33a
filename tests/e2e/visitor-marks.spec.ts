/**
 * Her marks from before she signs in are not gone afterwards: she is asked if they are hers, and has them, without a network too.
 */
import { favouritesListText } from '../../src/features/find/favourites-list/favourites-list.text.ts';
import { shoppingText } from '../../src/features/food/shopping/shopping.text.ts';
import { visitorMarksText } from '../../src/platform/visitor-marks/visitor-marks.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { untilShellIsKept } from '../support/device-state.ts';
import { MemberDevice } from '../support/member-device.ts';
import { newMember } from '../support/new-member.ts';
import { expect, openTab, testWithApp } from '../support/product-test.ts';
import { ServerRecord } from '../support/server-record.ts';
import { food } from '../support/words.ts';

const OWN_ROW = 'Küünlad';

testWithApp(
  'promise 2: a heart and a row of the list from before she signs in are added without a network, and are hers on the server',
  async ({ page, context, network }) => {
    const member = await newMember(network);
    const device = new MemberDevice(page, network, member);
    await device.open('/recipes');
    const heart = page.getByRole('button', { name: new RegExp(`^${food.favourite}: `) }).first();
    await heart.click();
    await device.open('/shopping');
    await page.getByLabel(shoppingText.ownRow).fill(OWN_ROW);
    await page.getByRole('button', { name: shoppingText.addRow }).click();
    await expect(page.getByRole('checkbox', { name: OWN_ROW })).toBeVisible();

    await device.open('/login');
    await device.signIn();
    const add = page.getByRole('button', { name: visitorMarksText.add });
    await expect(add).toBeVisible();
    await expectAccessible(page, 'her start with the question');
    await untilShellIsKept(page);
    await context.setOffline(true);
    await device.open('/calendar');
    await expect(add).toBeVisible();
    await device.open('/shopping');
    await expect(page.getByRole('checkbox', { name: OWN_ROW })).toHaveCount(0);
    await expect(page.getByText('jäi siia seadmesse 1 lemmik ja 1 rida ostunimekirjas')).toBeVisible();
    const other = await openTab(context, device);
    await other.open('/favourites');
    await expect(other.page.getByRole('button', { name: visitorMarksText.add })).toBeVisible();

    await add.click();
    await expect(page.getByText('Lisatud: 1 lemmik ja 1 rida ostunimekirjas.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: OWN_ROW })).toBeVisible();
    await expect(add).toHaveCount(0);
    await expect(device.heading(food.shoppingList)).toBeFocused();
    await expect(other.page.getByRole('button', { name: visitorMarksText.add })).toHaveCount(0);
    await expect(other.page.getByText(favouritesListText.none)).toHaveCount(0);
    await other.page.close();

    await context.setOffline(false);
    await device.expectAllSent();
    const kept = (await new ServerRecord(network, member).marks()).map(({ kind }) => kind);
    expect(kept.toSorted()).toEqual(['favourite', 'shopping-own']);
    await device.open('/shopping');
    await expect(page.getByRole('checkbox', { name: OWN_ROW })).toHaveCount(1);
    await expect(add).toHaveCount(0);
  },
);
