/** Mails about contracts: dated, complete, and with who sells, so that they can be kept. */
import { calendarDate } from '../../../src/contract/calendar-date.ts';
import { dayWords } from '../../../src/contract/date-cases.ts';
import { paths } from '../../../src/contract/paths.ts';
import type { Seller } from '../../../src/contract/seller.ts';
import type { SubscriptionTier } from '../../../src/contract/subscription-plans.ts';
import { SUBSCRIPTION_PLANS, VAT_PERCENT } from '../../../src/contract/subscription-plans.ts';
import type { Mail } from '../../ports/mail.ts';
import { dayInWords, euros, momentInWords } from '../../core/words.ts';
import type { Billing } from './billing.ts';
import type { Contract } from './contract.ts';

function sellerLines({ name, registerCode, address, email }: Seller): string {
  return [
    `Müüja: ${name}, registrikood ${registerCode}, ${address}, ${email}.`,
    'Kaebuse saad esitada müüjale; kui kokkuleppele ei jõuta, siis tarbijavaidluste komisjonile (ttja.ee).',
  ].join('\n');
}

function contractLines({ id, planNames, monthlyPriceCents, concludedAt }: Contract): string {
  return [
    `Leping: ${id}`,
    `Pakett: ${planNames.join(', ')}`,
    `Hind: ${euros(monthlyPriceCents)} kuus, sisaldab käibemaksu ${VAT_PERCENT}%`,
    `Sõlmitud: ${momentInWords(concludedAt)}`,
  ].join('\n');
}

/** „kuni 4. detsembrini 2026“. */
const untilLastDay = ({ lastWithdrawalDay }: Contract) =>
  `kuni ${dayWords(calendarDate(lastWithdrawalDay), 'terminative')}`;

function mail({ seller }: Billing, to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { to, subject, text: ['Tere!', ...paragraphs, sellerLines(seller), 'Hoog'].join('\n\n') };
}

export function orderMail(billing: Billing, to: string, contract: Contract): Mail {
  return mail(billing, to, 'Sinu tellimus', [
    'Aitäh! Sinu tellimus on vormistatud ja makse on käes.',
    contractLines(contract),
    `Tellimus pikeneb automaatselt ${dayInWords(contract.periodEndsAt, 'adessive')} ja siis iga kuu, kuni lõpetad. Lõpetada saad igal ajal lehel ${billing.publicUrl}${paths.subscription.to()}.`,
    `Sul on õigus põhjust avaldamata lepingust taganeda ${untilLastDay(contract)} (kaasa arvatud). Vajuta samal lehel „Taganen lepingust“ või tee seda sisse logimata, lepingu numbri ja selle e-posti aadressiga: ${billing.publicUrl}${paths.terms.to()}?action=withdraw. Tagastame kogu makstud raha.`,
  ]);
}

/** The contract goes on with another plan, which is in force now. */
export function planChangedMail(billing: Billing, to: string, contract: Contract): Mail {
  return mail(billing, to, 'Sinu pakett on muutunud', [
    `Sinu pakett on nüüd ${contract.planNames.join(', ')}.`,
    contractLines(contract),
    `Tellimus pikeneb automaatselt iga kuu, kuni lõpetad. Arved ja makseviisi leiad lehelt ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

/** Another plan is in force from the end of the period on. */
export function planPlannedMail(
  billing: Billing,
  to: string,
  contract: Contract,
  nextTier: SubscriptionTier,
): Mail {
  const { name, monthlyPriceCents } = SUBSCRIPTION_PLANS[nextTier];
  return mail(billing, to, 'Sinu pakett muutub', [
    `Uus pakett: ${name}, ${euros(monthlyPriceCents)} kuus, sisaldab käibemaksu ${VAT_PERCENT}%. Uus pakett hakkab kehtima makstud aja lõpus, ${dayInWords(contract.periodEndsAt, 'adessive')}.`,
    `Seni kehtib:\n${contractLines(contract)}`,
    `Kui mõtled ümber, siis saad muutusest enne seda loobuda lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

export function endingMail(billing: Billing, to: string, contract: Contract): Mail {
  return mail(billing, to, 'Tellimus on lõpetatud', [
    `Tellimus on lõpetatud. Ligipääs kestab kuni ${dayInWords(contract.periodEndsAt, 'terminative')}. Rohkem makseid ei tule.`,
    contractLines(contract),
    `Kui mõtled ümber, siis saad tellimust enne seda jätkata lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

export function paymentFailedMail(billing: Billing, to: string, contract: Contract): Mail {
  return mail(billing, to, 'Makse ei õnnestunud', [
    'Makse ei õnnestunud. Uuenda makseviisi, et ligipääs ei katkeks.',
    contractLines(contract),
    `Makseviisi saad muuta lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

/** She had a subscription already: the second one is ended, and its money goes back. */
export function duplicateMail(
  billing: Billing,
  to: string,
  duplicate: Contract,
  kept: Contract,
  refundedCents: number,
): Mail {
  return mail(billing, to, 'Teine makse on tagastatud', [
    `Sul oli tellimus juba olemas, kui maksid teise eest. Lõpetasime teise tellimuse kohe ja tagastame ${euros(refundedCents)} samale maksevahendile. Sa ei pea midagi tegema.`,
    `Tagastame tellimuse:\n${contractLines(duplicate)}`,
    `Edasi kehtib:\n${contractLines(kept)}`,
    `Tellimust näed lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

export interface CarriedOutWithdrawal {
  receivedAt: Date;
  refundedCents: number;
}

/** The receipt that the law wants at once: what was declared, and the date and time at which it arrived. */
export function withdrawalMail(
  billing: Billing,
  to: string,
  contract: Contract,
  done: CarriedOutWithdrawal,
): Mail {
  return mail(billing, to, 'Lepingust taganemise kinnitus', [
    `Saime sinu taganemisavalduse kätte ${momentInWords(done.receivedAt, 'adessive')}.`,
    `Avalduse sisu: „Taganen lepingust ${contract.id}.“`,
    contractLines(contract),
    `Leping on lõppenud ja rohkem makseid ei tule. Tagastame ${euros(done.refundedCents)} samale maksevahendile hiljemalt 14 päeva jooksul avalduse saamisest.`,
  ]);
}

/** The honest answer to a declaration that came too late; only to the address of the contract. */
export function tooLateMail(billing: Billing, to: string, contract: Contract, receivedAt: Date): Mail {
  return mail(billing, to, 'Lepingust ei saa enam taganeda', [
    `Saime sinu taganemisavalduse kätte ${momentInWords(receivedAt, 'adessive')}. Taganeda sai ${untilLastDay(contract)}, seetõttu leping kehtib edasi.`,
    contractLines(contract),
    `Tellimuse saad igal ajal lõpetada lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}
