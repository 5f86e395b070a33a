import { useState } from 'react';
import { FIGURES } from '../../../../contract/measurement-figures.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { figureWords, importText } from './measurement-import.text.ts';
import type { ColumnRole, UnmatchedTable } from './reading.ts';

const OPTIONS: readonly { value: ColumnRole; label: string }[] = [
  { value: 'none', label: importText.roles.none },
  { value: 'date', label: importText.roles.date },
  { value: 'time', label: importText.roles.time },
  ...FIGURES.map((figure) => ({ value: figure, label: figureWords[figure] })),
];

interface ColumnMatchProps {
  table: UnmatchedTable;
  onMatch: (roles: readonly ColumnRole[]) => void;
}

/** She says what each column of a table holds whose names are not known, by its name and its first cells. */
export function ColumnMatch({ table: { columns }, onMatch }: ColumnMatchProps) {
  const [roles, setRoles] = useState<readonly ColumnRole[]>(() => columns.map(({ role }) => role));
  const [isRefused, setIsRefused] = useState(false);
  // No two columns hold the same.
  const choose = (chosen: number, role: ColumnRole) =>
    setRoles(roles.map((former, index) => (index === chosen ? role : former === role ? 'none' : former)));
  const isEnough = roles.includes('date') && FIGURES.some((figure) => roles.includes(figure));
  return (
    <>
      <h2>{importText.match}</h2>
      <p>{importText.matchInfo}</p>
      {columns.map(
        ({ name, cells }, index) =>
          // A row that ends with a semicolon has an empty column after it.
          (name !== '' || cells.length > 0) && (
            <SelectField
              key={index}
              label={name === '' ? fill(importText.column, { place: index + 1 }) : name}
              hint={cells.length > 0 ? fill(importText.cells, { cells: cells.join(' · ') }) : undefined}
              options={OPTIONS}
              value={roles[index] ?? 'none'}
              onChange={(role) => choose(index, role)}
            />
          ),
      )}
      {isRefused && !isEnough && (
        <Notice kind="warning" isAnnounced>
          {importText.matchMissing}
        </Notice>
      )}
      <div>
        <Button onClick={() => (isEnough ? onMatch(roles) : setIsRefused(true))}>{importText.matched}</Button>
      </div>
    </>
  );
}
