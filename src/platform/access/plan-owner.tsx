import type { AccessLevel } from '../../../contract/enumerations.ts';
import { permissionsOfGroups } from '../../../contract/permissions.ts';
import { apiErrors, fill } from '../../language/words.ts';
import type { Question } from '../../reading/question.ts';
import type { Reading } from '../../reading/reading.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { useMember } from '../../session/use-session.ts';
import { planOwnerText } from './plan-owner.text.ts';

interface Owner {
  email: string | null;
}

interface PlanOwnerProps {
  question: Question<[id: string], Owner>;
  content: { id: string; accessLevel: AccessLevel };
}

/** Tells staff whose a personal plan is. She herself knows, and nobody else sees it. */
export function PlanOwner({ question, content }: PlanOwnerProps) {
  const groups = useMember()?.groups ?? [];
  if (content.accessLevel !== 'OWNER' || !permissionsOfGroups(groups).has('TRAINER')) return null;
  return <OwnerLine question={question} id={content.id} />;
}

function OwnerLine({ question, id }: { question: PlanOwnerProps['question']; id: string }) {
  return <p>{fill(planOwnerText.owner, { owner: wordsFor(useQuestion(question, id)) })}</p>;
}

function wordsFor(reading: Reading<Owner>): string {
  switch (reading.state) {
    case 'ready':
      return reading.answer.email ?? planOwnerText.unknown;
    case 'loading':
      return '…';
    case 'offline':
      return planOwnerText.offline;
    case 'failed':
      return apiErrors[reading.code];
  }
}
