/** The service's record of a member's profile and consents, by the rules of `server/modules/platform/profile/`. */
import type { MemberProfileFragment } from '../../../contract/documents.generated.ts';
import type { ConsentKind } from '../../../contract/enumerations.ts';
import { momentAfter } from '../../../contract/moment-after.ts';
import type { QueuedVariables } from '../../../contract/queued-mutations.ts';
import { PROFILE_FIELDS, type ProfileField } from '../../../src/features/account/settings/edit-profile.ts';

type Given = QueuedVariables['giveConsent'];
type Edit = QueuedVariables['editMyProfile']['input'];

export class Profile {
  readonly #memberId: string;
  readonly #fields = new Map<ProfileField, { text: string; moment: number }>();
  readonly #consents = new Map<ConsentKind, Given>();
  /** The time when each kind was last given or withdrawn. */
  readonly #moments = new Map<ConsentKind, number>();
  /** The time when any of it last changed; it never goes back. */
  #changedAt: number;

  constructor(memberId: string, now: number) {
    this.#memberId = memberId;
    this.#changedAt = now;
  }

  has(kind: ConsentKind): boolean {
    return this.#consents.has(kind);
  }

  /** Returns false if it comes too late, or if that kind is given already. */
  give(given: Given): boolean {
    const { kind } = given;
    const moment = Date.parse(given.givenAt);
    if (moment <= (this.#moments.get(kind) ?? Number.NEGATIVE_INFINITY)) return false;
    this.#set(kind, moment);
    if (this.#consents.has(kind)) return false;
    this.#consents.set(kind, given);
    return true;
  }

  /** No consent that was given before counts from then on. */
  withdraw(kind: ConsentKind, givenAt: number, now: number): void {
    const last = Math.max(this.#moments.get(kind) ?? 0, givenAt);
    this.#set(kind, last >= now ? last + 1 : now);
    this.#consents.delete(kind);
  }

  /** Returns which of its fields stand: of each the later edit does, of two of one moment the text that sorts last. */
  edit(edit: Edit, now: number): ReadonlySet<ProfileField> {
    const moment = Date.parse(edit.editedAt);
    const standing = PROFILE_FIELDS.filter((field) => {
      const text = edit[field] ?? '';
      const last = this.#fields.get(field);
      if (edit[field] === undefined || (last && last.moment > moment)) return false;
      if (last?.moment === moment && text <= last.text) return false;
      this.#fields.set(field, { text, moment });
      return true;
    });
    if (standing.length > 0) this.#changedAt = Math.max(this.#changedAt, moment, now);
    return new Set(standing);
  }

  get shown(): MemberProfileFragment {
    const textOf = (field: ProfileField) => this.#fields.get(field)?.text || null;
    return {
      __typename: 'Profile',
      id: this.#memberId,
      email: `${this.#memberId}@example.com`,
      firstName: textOf('firstName'),
      lastName: textOf('lastName'),
      bio: textOf('bio'),
      imageURL: null,
      updatedAt: momentAfter(new Date(this.#changedAt)),
      consents: [...this.#consents.values()].map((given) => ({ __typename: 'Consent', ...given })),
    };
  }

  #set(kind: ConsentKind, moment: number): void {
    this.#moments.set(kind, moment);
    this.#changedAt = Math.max(this.#changedAt, moment);
  }
}
