import type { SubscriptionTier } from '../../contract/subscription-plans.ts';

/** What et.json has no words for. */
export const subscriptionText = {
  contents: {
    BASIC: 'Kõik treeningvideod, programmid ja treeningkalender.',
    FOOD: 'Kõik retseptid, päevamenüü ja toitumiskursus.',
    PREMIUM: 'Treeningud ja toitumine koos.',
    VIP: 'Kõik eelnev, külalistreeningud ja personaalsed kavad.',
  } satisfies Record<SubscriptionTier, string>,
  endAnyTime: 'Pikeneb iga kuu automaatselt, kuni lõpetad. Lõpetada saad igal ajal siinsamas.',
  visitor: 'Paketi tellimiseks logi sisse või loo konto.',
  confirming: 'Makse kinnitub… See võtab tavaliselt mõne sekundi.',
  confirmed: 'Makse on kinnitatud. Sinu pakett on avatud.',
  confirmingLong: 'Makse kinnitamine võtab tavalisest kauem. Pakett avaneb ise, kui kinnitus kohale jõuab.',
  cancelled: 'Tellimus jäi pooleli. Midagi ei maksnud.',
  failed: 'See ei õnnestunud. Proovi uuesti.',
  withdrawInfo:
    'Sul on õigus 14 päeva jooksul lepingu sõlmimisest põhjust avaldamata lepingust taganeda. Tagastame kogu makstud summa.',
  withdrawTooLate: 'Lepingust taganemise 14 päeva on möödas. Tellimuse saad igal ajal lõpetada.',
  noSuchContract: 'Sellist lepingut sinu kontol ei ole. Värskenda lehte.',
  withdrawWithoutSigningIn:
    'Kui sõlmisid lepingu viimase 14 päeva jooksul, saad sellest taganeda ka sisse logimata. Vaja läheb lepingu numbrit ja e-posti aadressi.',
  withdrawElsewhere: 'Taganemiseks ei pea sisse logima:',
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
