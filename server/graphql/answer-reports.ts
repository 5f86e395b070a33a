/** Reports documents to monitoring: how long they took, what failed in them, and what phones replayed. */
import type { GraphQLFormattedError } from 'graphql';
import { isFailureCode } from '../../contract/failures.ts';
import { isQueuedKind } from '../../contract/queued-mutations.ts';
import type { Watch } from '../core/watch.ts';
import type { CheckedDocument } from './document-check.ts';
import { createOperationNames, UNREAD } from './operation-names.ts';
import type { Question } from './question.ts';
import { waitingTimes } from './waiting-times.ts';

export interface AnswerReports {
  /** The name under which an operation is counted. */
  nameOf(checked: CheckedDocument): string;
  answered(operation: string, milliseconds: number, errors: readonly GraphQLFormattedError[]): void;
  /** A request was refused before its operation was looked at. */
  refused(errors: readonly GraphQLFormattedError[]): void;
  /** Does nothing for a document that holds anything but queued mutations. */
  replayed(checked: CheckedDocument, variables: Question['variables'], now: Date): void;
}

export function createAnswerReports(watch: Watch): AnswerReports {
  const fail = (operation: string, errors: readonly GraphQLFormattedError[]) => {
    for (const { extensions } of errors) {
      const code = extensions?.['code'];
      if (isFailureCode(code)) watch.failed(operation, code);
    }
  };
  return {
    nameOf: createOperationNames(),
    answered(operation, milliseconds, errors) {
      watch.answered(operation, milliseconds / 1000);
      fail(operation, errors);
    },
    refused: (errors) => fail(UNREAD, errors),
    replayed(checked, variables, now) {
      const { rootFields } = checked;
      if (rootFields.every(isQueuedKind))
        watch.replayed(rootFields.length, waitingTimes(checked, variables, now));
    },
  };
}
