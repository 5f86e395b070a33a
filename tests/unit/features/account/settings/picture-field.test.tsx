// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PHOTO_SOURCE_MAX_BYTES } from '../../../../../contract/limits.ts';
import { PictureField } from '../../../../../src/features/account/settings/picture-field.tsx';
import { settingsText } from '../../../../../src/features/account/settings/settings.text.ts';
import { JPEG } from '../../../../support/images.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

const NOT_AN_IMAGE = /^See fail ei ole foto/;
const TOO_LARGE = /^Foto on liiga suur/;
const PROFILE = {
  __typename: 'Profile' as const,
  ...MEMBER,
  firstName: null,
  lastName: null,
  bio: null,
  imageURL: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  consents: [],
};

/** A page under a photo's name, which the phone takes its time to read. */
class SlowFile extends File {
  #finish = () => {};
  readonly #read = new Promise<void>((resolve) => (this.#finish = resolve));

  override slice(): Blob {
    const start = super.slice();
    return Object.assign(start, { arrayBuffer: () => this.#read.then(() => new ArrayBuffer(8)) });
  }

  finish(): void {
    this.#finish();
  }
}

beforeEach(async () => {
  completeJsdom();
  openPage(<PictureField profile={PROFILE} onStored={() => undefined} />, { outbox: await openOutbox() });
});
afterEach(cleanup);

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(settingsText.choosePicture), { target: { files: [file] } });

it('goes by the picture that she chose last, even where one before it is ready later', async () => {
  const slow = new SlowFile(['<!doctype html>'], 'esimene.jpg');
  choose(slow);
  choose(new File([JPEG, new Uint8Array(PHOTO_SOURCE_MAX_BYTES)], 'teine.jpg'));
  expect(await screen.findByText(TOO_LARGE)).toBeTruthy();
  await act(async () => {
    slow.finish();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryByText(NOT_AN_IMAGE)).toBeNull();
  expect(screen.getByText(TOO_LARGE)).toBeTruthy();
});
