import { useState } from 'react';
import type { MemberProfileFragment } from '../../../../contract/documents.generated.ts';
import styles from './picture.module.css';
import { settingsText } from './settings.text.ts';

/** Her picture, or her initials if she has none or it cannot be loaded. */
export function Avatar({ profile }: { profile: MemberProfileFragment }) {
  const { imageURL } = profile;
  const [brokenURL, setBrokenURL] = useState<string>();
  const isShown = imageURL !== null && imageURL !== brokenURL;
  return (
    <span className={styles.avatar}>
      {isShown ? (
        <img src={imageURL} alt={settingsText.picture} onError={() => setBrokenURL(imageURL)} />
      ) : (
        <span aria-hidden="true">{initialsOf(profile)}</span>
      )}
    </span>
  );
}

type Named = Pick<MemberProfileFragment, 'firstName' | 'lastName' | 'email'>;

/** „MT“ for Mari Tamm; the first letter of her email while she has given no name. */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const names = [firstName, lastName].map((name) => name?.trim() ?? '').filter(Boolean);
  const words = names.length > 0 ? names : [email];
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toLocaleUpperCase('et')).join('');
}
