import { useState } from 'react';
import {
  checkQuestion,
  NUMBER_FIELDS,
  type NumberFieldName,
  type QuestionErrors,
  type TypedQuestion,
} from './check-question.ts';
import { energyNeed, type EnergyNeed, type EnergyQuestion, USUAL_DEFICIT_PERCENT } from './energy-need.ts';
import type { MacroSplit } from './macro-split.ts';

const EMPTY: TypedQuestion = {
  age: '',
  height: '',
  weight: '',
  bodyFat: '',
  activity: 'act2',
  goal: 'keep',
  condition: 'none',
  deficitPercent: USUAL_DEFICIT_PERCENT,
};

/** `need` is undefined when no number may be given. */
export interface Outcome {
  question: EnergyQuestion;
  need: EnergyNeed | undefined;
}

export function fieldId(field: NumberFieldName): string {
  return `calculator-${field}`;
}

/** The calculator's state, which exists only while the screen is open. */
export function useCalculator() {
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<QuestionErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isChanged, setIsChanged] = useState(false);
  const [split, setSplit] = useState<MacroSplit>('balanced');

  const change = (changed: Partial<TypedQuestion>) => {
    setTyped((kept) => ({ ...kept, ...changed }));
    setErrors((kept) => {
      const others = { ...kept };
      for (const field of NUMBER_FIELDS) if (field in changed) delete others[field];
      return others;
    });
    setIsChanged(true);
  };
  const submit = () => {
    const answer = checkQuestion(typed);
    setErrors(answer.ok ? {} : answer.errors);
    if (answer.ok) {
      setOutcome({ question: answer.question, need: energyNeed(answer.question) });
      setIsChanged(false);
      return;
    }
    const wrong = NUMBER_FIELDS.find((field) => answer.errors[field] !== undefined);
    if (wrong) document.getElementById(fieldId(wrong))?.focus();
  };
  return { typed, errors, outcome, isChanged, split, setSplit, change, submit };
}

export type Calculator = ReturnType<typeof useCalculator>;
