/** Mails to staff about payments. They name Stripe's own numbers, by which a person finds the rest there. */
import type Stripe from 'stripe';
import { dayInWords, euros } from '../../../core/words.ts';
import type { StaffNotice } from '../staff/staff-notices.repository.ts';
import type { Contract } from './contract.ts';
import { contractLines } from './subscription.mails.ts';
import type { Withdrawal } from './withdrawals.repository.ts';

type Told = Pick<StaffNotice, 'id' | 'subject' | 'text'>;

const letter = (...paragraphs: readonly string[]) => ['Tere!', ...paragraphs, 'Hoog'].join('\n\n');

const ACCESS_STAYS =
  'Ligipääs jääb selliseks, nagu tellimus Stripe’is on: vaidlus üksi ei sulge midagi. Kui tellimus peab lõppema, lõpeta see Stripe’is; ligipääs läheb siis kohe kinni.';

/** Returns what an event has a person decide; null for nothing. */
export function staffNoticeOf(event: Stripe.Event): Told | null {
  switch (event.type) {
    case 'charge.dispute.created':
      return disputeNotice(event.data.object, 'opened');
    case 'charge.dispute.updated': {
      const { object, previous_attributes: before } = event.data;
      const isEscalated = isInquiry(before?.status ?? '') && !isInquiry(object.status);
      return isEscalated ? disputeNotice(object, 'escalated') : null;
    }
    case 'charge.dispute.closed':
      return disputeNotice(event.data.object, 'closed');
    case 'refund.failed':
      return failedRefundNotice(event.data.object);
    default:
      return null;
  }
}

function disputeNotice(dispute: Stripe.Dispute, step: 'opened' | 'escalated' | 'closed'): Told {
  const { id, status, evidence_details: evidence } = dispute;
  const begun = isInquiry(status) ? 'Pank küsib makse kohta' : 'Makse on vaidlustatud';
  return {
    id: `dispute:${id}:${step}`,
    subject: step === 'closed' ? (OUTCOMES[status] ?? 'Vaidlus on lõppenud') : begun,
    text: letter(
      disputeLines(dispute),
      ...(step === 'closed' ? [] : [deadlineWords(evidence.due_by)]),
      ACCESS_STAYS,
    ),
  };
}

const OUTCOMES: Partial<Record<string, string>> = {
  won: 'Vaidlus on võidetud',
  lost: 'Vaidlus on kaotatud',
  warning_closed: 'Panga küsimus on lõppenud',
};

/** The bank only asks, and has taken no money. */
const isInquiry = (status: string) => status.startsWith('warning_');

function disputeLines({ id, payment_intent: payment, amount, reason, status }: Stripe.Dispute): string {
  const paymentId = typeof payment === 'object' ? payment?.id : payment;
  return [
    `Vaidlus: ${id}`,
    `Makse: ${paymentId ?? 'teadmata'}`,
    `Summa: ${euros(amount)}`,
    `Põhjus: ${reason}`,
    `Olek: ${status}`,
  ].join('\n');
}

function deadlineWords(dueBy: number | null): string {
  const where = 'Vasta Stripe’i töölaual jaotises „Disputes“';
  return dueBy === null
    ? `${where}.`
    : `${where} hiljemalt ${dayInWords(new Date(dueBy * 1000), 'adessive')}.`;
}

/** A refund that came back: the member has to be paid in another way. */
function failedRefundNotice({ id, amount }: Stripe.Refund): Told {
  return {
    id: `refund:${id}:failed`,
    subject: 'Tagasimakse ei jõudnud kohale',
    text: letter(
      `Pank saatis tagasimakse tagasi, nii et liige ei ole oma raha saanud. Leia makse Stripe’i töölaualt ja tagasta raha teisel viisil.`,
      `Tagasimakse: ${id}\nSumma: ${euros(amount)}`,
    ),
  };
}

/** One member who buys and withdraws again and again. */
export function repeatedWithdrawalNotice(withdrawal: Withdrawal, earlier: readonly Withdrawal[]): Told {
  const all = [...earlier, withdrawal];
  return {
    id: `withdrawal:${withdrawal.subscriptionId}`,
    subject: `Sama liige taganes lepingust ${all.length}. korda`,
    text: letter(
      `Liige ${withdrawal.memberId} (${withdrawal.sentTo}) on ostnud paketi ja sellest taganenud ${all.length} korda:`,
      all
        .map(
          ({ subscriptionId, receivedAt, refundedCents }) =>
            `${subscriptionId}: ${dayInWords(receivedAt)}, tagastatud ${euros(refundedCents)}`,
        )
        .join('\n'),
      'Taganemise õigus on tal iga lepingu puhul, ja tehtud on kõik, mida seadus nõuab. Vaata, kas tal on tootega mõni mure või kas teenust kasutatakse maksmata.',
    ),
  };
}

interface OwedPlan {
  memberId: string;
  email: string | null;
  /** The whole weeks for which it has been owed. */
  weeks: number;
  /** True if a training has her as its owner already. */
  isMade: boolean;
}

/** Says which plan was bought, and that a person has to write the training. */
export function owedPlanNotice(
  contract: Contract,
  { memberId, email, weeks, isMade }: OwedPlan,
): Omit<Told, 'id'> {
  const bought = `Liige ostis paketi, mille juurde kuulub talle koostatud treeningkava.`;
  const owed = 'Talle koostatud treeningkava on ikka veel tegemata.';
  const how =
    'Kirjuta treening, mille ligipääs on „Ainult sulle“ ja mille väljal „kellele“ on tema e-posti aadress või tunnus. Kuni sellist treeningut ei ole, tuletame seda igal nädalal meelde.';
  return {
    subject: weeks === 0 ? `Osteti ${contract.planNames.join(', ')}` : 'Isiklik kava on tegemata',
    text: letter(
      weeks === 0 ? bought : owed,
      contractLines(contract),
      `Liikme e-post: ${email ?? 'teadmata'}\nLiikme tunnus: ${memberId}`,
      isMade ? 'Tal on juba treening, mille omanik ta on. Vaata, kas see on veel õige.' : how,
    ),
  };
}
