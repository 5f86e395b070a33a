import type { SubscriptionTier } from '../../contract/subscription-plans.ts';

/** What et.json has no words for. */
export const subscriptionText = {
  contents: {
    BASIC: 'Kõik treeningvideod, programmid ja treeningkalender.',
    FOOD: 'Kõik retseptid, päevamenüü ja toitumiskursus.',
    PREMIUM: 'Treeningud ja toitumine koos.',
    VIP: 'Kõik eelnev, külalistreeningud ja personaalsed kavad.',
  } satisfies Record<SubscriptionTier, string>,
  renewsMonthly: 'Pikeneb iga kuu automaatselt, kuni lõpetad.',
  beforeOrder: {
    title: 'Enne tellimist',
    wayThere: 'Maksmine, lõpetamine, taganemine ja müüja',
    payment: 'Makse',
    paymentInfo:
      'Esimene makse võetakse tellimisel, edasi iga kuu sama summa. Muid tasusid ei ole. Hinnatõusust anname teada vähemalt 30 päeva ette.',
    ending: 'Lõpetamine',
    endingInfo: 'Lõpetada saad igal ajal siinsamas. Ligipääs kestab makstud kuu lõpuni.',
    withdrawal: 'Taganemine',
    seller: 'Müüja',
    registerCode: 'Registrikood',
    address: 'Aadress',
    complaints: 'Kaebused',
    complaintsInfo: 'Kirjuta müüjale. Kui kokkuleppele ei jõua, pöördu',
    committee: 'tarbijavaidluste komisjoni',
    complaintsEnd: 'poole.',
    conditions: 'Tingimused',
    sellerUnknown: 'Müüja andmeid ei saanud praegu laadida. Ava leht uuesti, kui ühendus on olemas.',
  },
  visitor: 'Paketi tellimiseks logi sisse või loo konto.',
  confirming: 'Makse kinnitub… See võtab tavaliselt mõne sekundi.',
  confirmed: 'Makse on kinnitatud. Sinu pakett on avatud.',
  confirmingLong: 'Makse kinnitamine võtab tavalisest kauem. Pakett avaneb ise, kui kinnitus kohale jõuab.',
  cancelled: 'Tellimus jäi pooleli. Raha ei võetud.',
  failed: 'See ei õnnestunud. Proovi uuesti.',
  withdrawInfo:
    'Sul on õigus 14 päeva jooksul lepingu sõlmimisest põhjust avaldamata lepingust taganeda. Tagastame kogu makstud summa.',
  withdrawTooLate: 'Lepingust taganemise 14 päeva on möödas. Tellimuse saad igal ajal lõpetada.',
  noSuchContract: 'Sellist lepingut sinu kontol ei ole. Värskenda lehte.',
  withdrawWithoutSigningIn:
    'Kui sõlmisid lepingu viimase 14 päeva jooksul, saad sellest taganeda ka sisse logimata. Vaja läheb lepingu numbrit ja e-posti aadressi.',
  withdrawElsewhere: 'Taganemiseks ei pea sisse logima:',
  withdrawOther: 'Kas leping on teise e-posti aadressiga?',
  contractNumber: 'Lepingu number',
  contractNumberHint: 'Tellimuse kinnituskirjas real „Leping“. Algab tähtedega sub_.',
  contractNumberWrong: 'Lepingu number algab tähtedega sub_. Kopeeri see tellimuse kinnituskirjast.',
  contractEmailHint: 'Aadress, millele tellimuse kinnitus tuli.',
  declaration: 'Taganen lepingust {id}.',
  declarationReceipt:
    'Saadame avalduse kättesaamise kinnituse aadressile {email}. Leping lõpeb kohe ja tagastame kogu makstud summa.',
  noMail:
    'Kui kirja tunni aja jooksul ei ole, kontrolli lepingu numbrit ja aadressi ning saada avaldus uuesti.',
  contract: 'Leping {id}, {products}',
} as const;
