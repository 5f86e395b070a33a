import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  RECIPE_NOTE_MAX_LENGTH,
  recipeNote,
  type RecipeNote,
} from '../../../../../contract/marks/recipe-note.mark.ts';
import { MARK_VALUE_MAX_LENGTH } from '../../../../../contract/limits.ts';
import {
  cleanNote,
  type NoteDraft,
  noteOf,
  reconciled,
  withOther,
} from '../../../../../src/features/food/own-recipe/note-draft.ts';
import { draws } from '../../../../support/draws.ts';

const DEVICES = ['00000001', '00000002', '00000003'];

/** A phone: what it has of the server's note, and its draft, as the hook keeps them. */
interface Phone {
  device: string;
  stored: RecipeNote | undefined;
  draft: NoteDraft | undefined;
}

const step = fc.record({
  phone: fc.nat({ max: DEVICES.length - 1 }),
  do: fc.constantFrom('write', 'save', 'send', 'pull'),
});

/**
 * Plays such a history to its end. Of the texts that were saved, `accounted` are those that their writer wrote over or was
 * told of, and those that another phone has shown.
 */
function history(steps: readonly { phone: number; do: string }[]) {
  const phones: Phone[] = DEVICES.map((device) => ({ device, stored: undefined, draft: undefined }));
  let server: { note: RecipeNote; at: number } | undefined;
  const unsent = new Map<Phone, { note: RecipeNote; at: number }>();
  const saved = new Set<string>();
  const accounted = new Set<string>();
  const writers = new Map<string, Phone>();
  let clock = 0;
  const look = (phone: Phone) => {
    phone.draft = reconciled(phone.draft, phone.stored, phone.device);
    if (phone.draft?.other !== undefined) accounted.add(phone.draft.other);
    const text = phone.draft?.isSaved === false ? undefined : phone.stored?.text;
    if (text !== undefined && writers.get(text) !== phone) accounted.add(text);
  };
  const write = (phone: Phone) => {
    const { draft, stored, device } = phone;
    if (draft?.isSaved && stored?.text === draft.text) accounted.add(draft.text);
    const before = draft ?? { writes: stored?.writes[device] ?? 0 };
    const seen = draft && !draft.isSaved ? draft.seen : (stored?.writes ?? {});
    const { isReplaced: _told, ...left } = before as NoteDraft;
    phone.draft = { ...left, text: `text ${(clock += 1)}`, isSaved: false, seen };
  };
  const save = (phone: Phone) => {
    if (!phone.draft || phone.draft.isSaved) return;
    const note = noteOf(phone.draft, phone.device);
    phone.stored = note;
    phone.draft = { ...phone.draft, isSaved: true, writes: phone.draft.writes + 1, seen: note.writes };
    unsent.set(phone, { note, at: (clock += 1) });
    saved.add(note.text);
    writers.set(note.text, phone);
  };
  const send = (phone: Phone) => {
    const sent = unsent.get(phone);
    if (!sent) return;
    unsent.delete(phone);
    if (!server || sent.at > server.at) server = sent;
    phone.stored = server.note;
  };
  const pull = (phone: Phone) => {
    const waits = unsent.get(phone);
    if (server && (!waits || server.at > waits.at)) phone.stored = server.note;
  };
  const acts = { write, save, send, pull };
  for (const { phone: number, do: what } of steps) {
    const phone = phones[number];
    if (!phone) continue;
    acts[what as keyof typeof acts](phone);
    look(phone);
  }
  for (const act of [save, send, pull]) {
    for (const phone of phones) {
      act(phone);
      look(phone);
    }
  }
  return { phones, saved, accounted, standing: server?.note.text };
}

it('all phones show the same note in the end, and no text that was saved is overwritten before its writer or another phone has it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { phones, saved, accounted, standing } = history(steps);
      for (const { stored } of phones) expect(stored?.text).toBe(standing);
      if (standing !== undefined) accounted.add(standing);
      expect([...saved].filter((text) => !accounted.has(text))).toEqual([]);
    }),
    { numRuns: draws(3_000) },
  );
});

it('one who writes alone, or after having seen the other, is told of nothing', () => {
  const turns = fc.array(fc.nat({ max: DEVICES.length - 1 }), { maxLength: 8 });
  fc.assert(
    fc.property(turns, (order) => {
      const steps = order.flatMap((phone) =>
        ['pull', 'write', 'write', 'save', 'send'].map((what) => ({ phone, do: what })),
      );
      for (const { draft } of history(steps).phones) expect(draft?.other).toBeUndefined();
    }),
  );
});

it('whatever is typed fits into a mark', () => {
  const device = DEVICES[0] ?? '';
  const seen = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`${index}`.padStart(8, 'a'), 1_000_000]),
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.constantFrom(
      '\u0007'.repeat(2_000),
      '"\\\n'.repeat(1_000),
      '\uD800'.repeat(2_000),
      `a${'😀'.repeat(600)}`,
    ),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const note = noteOf({ text: cleanNote(text), writes: 4, isSaved: false, seen }, device);
      expect(recipeNote.isValue(note)).toBe(true);
      expect(note.text).not.toMatch(/\p{Cs}/u);
      expect(JSON.stringify(note).length).toBeLessThanOrEqual(MARK_VALUE_MAX_LENGTH);
    }),
  );
});

it('two notes that are too long for one lose nothing', () => {
  const note = fc.string({ maxLength: RECIPE_NOTE_MAX_LENGTH }).map(cleanNote);
  const long = fc.constantFrom('a'.repeat(600), 'b'.repeat(RECIPE_NOTE_MAX_LENGTH), '😀'.repeat(450));
  const either = fc.oneof(note, long);
  fc.assert(
    fc.property(
      either,
      either.filter((other) => other !== ''),
      (text, other) => {
        const both = withOther(text, other);
        expect(both.text.length).toBeLessThanOrEqual(RECIPE_NOTE_MAX_LENGTH);
        const added = both.text === text ? '' : both.text.slice(text === '' ? 0 : text.length + 1);
        expect(both.text.startsWith(text)).toBe(true);
        expect(added + (both.other ?? '')).toBe(other);
        expect(cleanNote(both.text)).toBe(both.text);
      },
    ),
  );
});

it('a note that is no longer there, because she withdrew her consent, is not on the device either', () => {
  const draft = { text: 'Vähem soola', writes: 1, isSaved: true, seen: {} };
  expect(reconciled(draft, undefined, '00000001')).toBeUndefined();
  expect(reconciled({ ...draft, isSaved: false }, undefined, '00000001')).toEqual({
    ...draft,
    isSaved: false,
  });
});
