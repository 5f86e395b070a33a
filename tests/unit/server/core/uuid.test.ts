import { expect, it } from 'vitest';
import { isMemberId, isUuid } from '../../../../server/core/uuid.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

it.each([
  ['small letters', ID, true, true],
  ['capitals, which no service has as a member’s', ID.toUpperCase(), true, false],
  ['more before it', `x${ID}`, false, false],
  ['a line after it', `${ID}\n`, false, false],
  ['no hyphens', ID.replaceAll('-', ''), false, false],
  ['nothing', '', false, false],
])('%s', (_what, text, isOne, isMembers) => {
  expect([isUuid(text), isMemberId(text)]).toEqual([isOne, isMembers]);
});
