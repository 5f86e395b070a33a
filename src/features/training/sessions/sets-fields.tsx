import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { SESSION_MAX_SETS } from '../../../../contract/limits.ts';
import { formatCount } from '../../../language/plurals.ts';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import line from '../../../ui/quiet-line.module.css';
import sheetForm from '../../../ui/sheet-form.module.css';
import list from '../../../ui/figure-list.module.css';
import { sessionsText } from './sessions.text.ts';
import { type DraftSet, exerciseOf, type SetErrors, withOneMore } from './set-draft.ts';
import { type ChangeSet, SetRow } from './set-row.tsx';

interface SetsFieldsProps {
  sets: readonly DraftSet[] | undefined;
  errors: { sets?: SetErrors };
  /** The exercises that are done with a weight. */
  loaded: ReadonlySet<string>;
  changeSet: ChangeSet;
  change: (changed: { sets: readonly DraftSet[] }) => void;
  /** Puts the plan's sets into the form, or out of it; undefined if there are none to add. */
  toggleSets: (() => void) | undefined;
}

/** Her sets one by one: hidden until she wants them, as most come for the minutes. */
export function SetsFields(props: SetsFieldsProps) {
  const { sets, errors, toggleSets, changeSet } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (!toggleSets && !sets?.length) return null;
  const count = sets?.filter(({ isTakenBack }) => !isTakenBack).length ?? 0;
  const change: ChangeSet = (index, changeOne) => {
    // A section opened by an error stays open while she corrects it.
    setIsOpen(true);
    changeSet(index, changeOne);
  };
  const isShown = toggleSets ? sets !== undefined : isOpen || errors.sets !== undefined;
  return (
    <fieldset className={sheetForm.group}>
      <legend className={sheetForm.legend}>{sessionsText.sets}</legend>
      <div className={list.section}>
        {toggleSets ? (
          <Button variant="secondary" size="compact" icon={sets ? X : Plus} onClick={toggleSets}>
            {sets ? sessionsText.leaveSetsOut : sessionsText.addSets}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="compact"
            icon={isShown ? ChevronUp : ChevronDown}
            aria-expanded={isShown}
            onClick={() => setIsOpen(!isShown)}
          >
            {formatCount(count, 'seeria')}
          </Button>
        )}
        {toggleSets && sets && <p className={sheetForm.hint}>{sessionsText.addSetsHint}</p>}
        {isShown && <Exercises {...props} sets={sets ?? []} changeSet={change} />}
      </div>
    </fieldset>
  );
}

type ExercisesProps = Omit<SetsFieldsProps, 'sets' | 'toggleSets'> & { sets: readonly DraftSet[] };

/** Exercise by exercise, in the order in which she began them. */
function Exercises({ sets, errors, loaded, changeSet, change }: ExercisesProps) {
  const places = sets.map((draft, index) => ({ draft, index, exercise: exerciseOf(draft) }));
  const nameOf = (exercise: string) => places.find((each) => each.exercise === exercise)?.draft.set.exercise;
  return [...new Set(places.map(({ exercise }) => exercise))].map((exercise) => (
    <section key={exercise} className={list.list}>
      <h3>{nameOf(exercise)}</h3>
      <ul className={field.field}>
        {places
          .filter((each) => each.exercise === exercise)
          .map(({ draft, index }) => (
            <SetRow
              key={`${draft.set.number} ${draft.set.side ?? ''}`}
              draft={draft}
              index={index}
              takesWeight={loaded.has(draft.set.exerciseId ?? '')}
              errors={errors.sets ?? {}}
              onChange={changeSet}
            />
          ))}
      </ul>
      {withOneMore(sets, exercise).length <= SESSION_MAX_SETS && (
        <div className={line.line}>
          <Button
            variant="quiet"
            size="compact"
            icon={Plus}
            aria-label={`${sessionsText.addSet}: ${nameOf(exercise)}`}
            onClick={() => change({ sets: withOneMore(sets, exercise) })}
          >
            {sessionsText.addSet}
          </Button>
        </div>
      )}
    </section>
  ));
}
