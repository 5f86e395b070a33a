/** Mails about contracts: dated, complete, and with who sells, so that they can be kept. */
import { calendarDate } from '../../../../contract/calendar-date.ts';
import { dayWords } from '../../../../contract/date-cases.ts';
import { paths } from '../../../../contract/paths.ts';
import { DISPUTES_COMMITTEE, type Seller } from '../../../../contract/seller.ts';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { SUBSCRIPTION_PLANS, VAT_PERCENT } from '../../../../contract/subscription-plans.ts';
import type { Mail } from '../../../ports/mail.ts';
import { dayInWords, euros, momentInWords } from '../../../core/words.ts';
import { tallinnDay } from '../../../core/tallinn-time.ts';
import type { Billing } from './billing.ts';
import type { Contract } from './contract.ts';

function sellerLines({ name, registerCode, address, email }: Seller): string {
  return [
    `Müüja: ${name}, registrikood ${registerCode}, ${address}, ${email}.`,
    `Kaebuse saad esitada müüjale; kui kokkuleppele ei jõuta, siis tarbijavaidluste komisjonile (${DISPUTES_COMMITTEE}).`,
  ].join('\n');
}

export function contractLines({ id, planNames, monthlyPriceCents, concludedAt }: Contract): string {
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

/** A plan confirmed with the card service leaves a planned end as it is. */
function goesOnUntil({ endsAt }: Contract): string {
  if (endsAt === null) return 'Tellimus pikeneb automaatselt iga kuu, kuni lõpetad.';
  return `Tellimus on lõpetatud. Ligipääs kestab kuni ${dayInWords(endsAt, 'terminative')}.`;
}

/** The contract goes on with another plan, which is in force now. */
export function planChangedMail(billing: Billing, to: string, contract: Contract): Mail {
  return mail(billing, to, 'Sinu pakett on muutunud', [
    `Sinu pakett on nüüd ${contract.planNames.join(', ')}.`,
    contractLines(contract),
    `${goesOnUntil(contract)} Arved ja makseviisi leiad lehelt ${billing.publicUrl}${paths.subscription.to()}.`,
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

/** One that ends on a day which staff named may be charged for before; what is owed stays owed. */
function endingWords({ periodEndsAt, isOwed }: Contract, endsAt: Date): string {
  if (isOwed)
    return `Tellimus lõpeb ${dayInWords(endsAt, 'adessive')} ja seda enam ei pikendata. Tegemata makse tuleb siiski tasuda: proovime seda sinu kaardilt veel võtta. Kui see õnnestub, kestab ligipääs tellimuse lõpuni.`;
  const more = endsAt <= periodEndsAt ? 'Rohkem makseid ei tule.' : 'Seni pikeneb tellimus iga kuu.';
  return `Tellimus on lõpetatud. Ligipääs kestab kuni ${dayInWords(endsAt, 'terminative')}. ${more}`;
}

export function endingMail(billing: Billing, to: string, contract: Contract, endsAt: Date): Mail {
  return mail(billing, to, 'Tellimus on lõpetatud', [
    endingWords(contract, endsAt),
    contractLines(contract),
    `Kui mõtled ümber, siis saad tellimust enne seda jätkata lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

/** The words for her next payment. */
function goesOnWords({ periodEndsAt, monthlyPriceCents, isOwed }: Contract): string {
  const renewal = 'Tellimus pikeneb automaatselt iga kuu, kuni lõpetad.';
  if (isOwed) return `${renewal} Üks makse on veel tegemata: proovime seda sinu kaardilt uuesti võtta.`;
  return `Järgmine makse on ${dayInWords(periodEndsAt, 'adessive')}: ${euros(monthlyPriceCents)}. ${renewal}`;
}

/** She had ended it, and goes on after all: the mail about its end no longer holds. */
export function resumedMail(billing: Billing, to: string, contract: Contract): Mail {
  return mail(billing, to, 'Tellimus jätkub', [
    `Tellimus jätkub. ${goesOnWords(contract)}`,
    contractLines(contract),
    `Lõpetada saad igal ajal lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

/** The change that was planned is dropped: the mail about it no longer holds. */
export function planKeptMail(billing: Billing, to: string, contract: Contract): Mail {
  return mail(billing, to, 'Sinu pakett jääb samaks', [
    `Plaanitud paketi muutus jääb ära. Edasi kehtib ${contract.planNames.join(', ')}. ${goesOnWords(contract)}`,
    contractLines(contract),
    `Paketti muuta ja tellimuse lõpetada saad lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

export function paymentFailedMail(billing: Billing, to: string, contract: Contract): Mail {
  return mail(billing, to, 'Makse ei õnnestunud', [
    'Makse ei õnnestunud. Uuenda makseviisi, et ligipääs ei katkeks.',
    contractLines(contract),
    `Makseviisi saad muuta lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

/** Staff gave it back by hand, or her bank has it. */
const NOTHING_LEFT =
  'Meil ei ole enam midagi tagastada: raha on juba tagastatud või makse pangas vaidlustatud.';

/** She had a subscription already: the second one is ended, and its money goes back. */
export function duplicateMail(
  billing: Billing,
  to: string,
  duplicate: Contract,
  kept: Contract,
  refundedCents: number,
): Mail {
  const isRefunded = refundedCents > 0;
  const money = isRefunded
    ? `Lõpetasime teise tellimuse kohe ja tagastame ${euros(refundedCents)} samale maksevahendile.`
    : `Lõpetasime teise tellimuse kohe. ${NOTHING_LEFT}`;
  return mail(billing, to, isRefunded ? 'Teine makse on tagastatud' : 'Teine tellimus on lõpetatud', [
    `Sul oli tellimus juba olemas, kui maksid teise eest. ${money} Sa ei pea midagi tegema.`,
    `Lõpetatud tellimus:\n${contractLines(duplicate)}`,
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
  const money =
    done.refundedCents > 0
      ? `Tagastame ${euros(done.refundedCents)} samale maksevahendile hiljemalt 14 päeva jooksul avalduse saamisest.`
      : NOTHING_LEFT;
  return mail(billing, to, 'Lepingust taganemise kinnitus', [
    ...declarationLines(contract, done.receivedAt),
    `Leping on lõppenud ja rohkem makseid ei tule. ${money}`,
  ]);
}

/** The receipt that the law wants at once, if the contract cannot be ended or the money given back at once. */
export function declarationMail(billing: Billing, to: string, contract: Contract, receivedAt: Date): Mail {
  return mail(billing, to, 'Saime sinu taganemisavalduse', [
    ...declarationLines(contract, receivedAt),
    'Lõpetame lepingu ja saadame sulle veel ühe kirja, kus on kirjas, kui palju tagastame. Mis on tagastada, selle tagastame hiljemalt 14 päeva jooksul avalduse saamisest. Sa ei pea midagi tegema.',
  ]);
}

function declarationLines(contract: Contract, receivedAt: Date): string[] {
  return [
    `Saime sinu taganemisavalduse kätte ${momentInWords(receivedAt, 'adessive')}.`,
    `Avalduse sisu: „Taganen lepingust ${contract.id}.“`,
    contractLines(contract),
  ];
}

/** The honest answer to a declaration that came too late; only to the address of the contract. */
export function tooLateMail(billing: Billing, to: string, contract: Contract, receivedAt: Date): Mail {
  return mail(billing, to, 'Lepingust ei saa enam taganeda', [
    `Saime sinu taganemisavalduse kätte ${momentInWords(receivedAt, 'adessive')}. Taganeda sai ${untilLastDay(contract)}, seetõttu leping kehtib edasi.`,
    contractLines(contract),
    `Tellimuse saad igal ajal lõpetada lehel ${billing.publicUrl}${paths.subscription.to()}.`,
  ]);
}

/** The confirmation of an erasure uses these words for the contracts that ended with the account. */
export function endedWithAccount(billing: Billing, contracts: readonly Contract[]): string[] {
  const today = tallinnDay(billing.clock());
  return [
    'Koos kontoga lõppes ka sinu tellimus. Rohkem makseid ei tule. Arved säilitame raamatupidamisseaduse nõudel.',
    ...contracts.flatMap((contract) => [contractLines(contract), moneyWords(billing, contract, today)]),
    sellerLines(billing.seller),
  ];
}

function moneyWords({ publicUrl }: Billing, contract: Contract, today: string): string {
  if (today > contract.lastWithdrawalDay) return 'Juba makstud aja eest raha ei tagastata.';
  return `Lepingust saad põhjust avaldamata taganeda ${untilLastDay(contract)} (kaasa arvatud) ka ilma kontota, lepingu numbri ja selle e-posti aadressiga: ${publicUrl}${paths.terms.to()}?action=withdraw. Siis tagastame kogu makstud raha. Taganemata raha ei tagastata.`;
}
