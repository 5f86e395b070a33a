/**
 * The permission matrix: what each root field returns to each role, about her own data, another member's, and missing
 * data.
 */
import { randomUUID } from 'node:crypto';
import type { MemberWithEverything } from './member-with-everything.ts';
import { BROWSER_ADDRESS, browserEndpoint } from './push-keys.ts';
import type { TestMember } from './test-server.ts';

export const ROLES = ['anonymous', 'none', 'basic', 'food', 'premium', 'vip', 'trainer', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const SUBJECTS = ['own', 'other', 'absent'] as const;
export type Subject = (typeof SUBJECTS)[number];
export type Cell = 'OK' | 'NOT_AUTHORIZED' | 'NOT_FOUND' | 'BAD_USER_INPUT';

const CELLS: Readonly<Record<string, Cell>> = {
  ok: 'OK',
  na: 'NOT_AUTHORIZED',
  nf: 'NOT_FOUND',
  bi: 'BAD_USER_INPUT',
};

/**
 * ok: returned. na: NOT_AUTHORIZED. nf: NOT_FOUND. bi: BAD_USER_INPUT. For a field without a subject, all three lines
 * ask the same while another member's data exists.
 */
const TABLE = `
field                       subject anonymous none basic food premium vip trainer admin
getCMS                      own     ok        ok   ok    ok   ok      ok  ok      ok
getCMS                      other   na        na   na    ok   ok      ok  ok      ok
getCMS                      absent  nf        nf   nf    nf   nf      nf  nf      nf
getRecipe                   own     ok        ok   ok    ok   ok      ok  ok      ok
getRecipe                   other   nf        nf   nf    nf   nf      nf  ok      ok
getRecipe                   absent  nf        nf   nf    nf   nf      nf  nf      nf
listRecipes                 own     ok        ok   ok    ok   ok      ok  ok      ok
listRecipes                 other   bi        bi   bi    bi   bi      bi  bi      bi
listRecipes                 absent  bi        bi   bi    bi   bi      bi  bi      bi
getContentDigest            own     ok        ok   ok    ok   ok      ok  ok      ok
getContentDigest            other   ok        ok   ok    ok   ok      ok  ok      ok
getContentDigest            absent  bi        bi   bi    bi   bi      bi  bi      bi
listMealPlan                own     na        na   na    ok   ok      ok  ok      ok
listMealPlan                other   na        na   na    ok   ok      ok  ok      ok
listMealPlan                absent  na        na   na    ok   ok      ok  ok      ok
listMealPlanWeek            own     na        na   na    ok   ok      ok  ok      ok
listMealPlanWeek            other   na        na   na    ok   ok      ok  ok      ok
listMealPlanWeek            absent  na        na   na    ok   ok      ok  ok      ok
listSubscriptions           own     na        ok   ok    ok   ok      ok  ok      ok
listSubscriptions           other   na        na   na    na   na      na  na      ok
listSubscriptions           absent  na        na   na    na   na      na  na      nf
getStripeCheckoutId         own     na        ok   ok    ok   ok      ok  ok      ok
getStripeCheckoutId         other   na        ok   ok    ok   ok      ok  ok      ok
getStripeCheckoutId         absent  bi        bi   bi    bi   bi      bi  bi      bi
getStripeCustomerPortal     own     na        ok   ok    ok   ok      ok  ok      ok
getStripeCustomerPortal     other   na        ok   ok    ok   ok      ok  ok      ok
getStripeCustomerPortal     absent  na        ok   ok    ok   ok      ok  ok      ok
listPlanContents            own     ok        ok   ok    ok   ok      ok  ok      ok
listPlanContents            other   ok        ok   ok    ok   ok      ok  ok      ok
listPlanContents            absent  ok        ok   ok    ok   ok      ok  ok      ok
previewPlanChange           own     na        ok   ok    ok   ok      ok  ok      ok
previewPlanChange           other   na        nf   nf    nf   nf      nf  nf      nf
previewPlanChange           absent  na        nf   nf    nf   nf      nf  nf      nf
getMyTimelineByType         own     na        ok   ok    ok   ok      ok  ok      ok
getMyTimelineByType         other   na        na   na    na   na      na  ok      ok
getMyTimelineByType         absent  na        na   na    na   na      na  nf      nf
getMySessions               own     na        ok   ok    ok   ok      ok  ok      ok
getMySessions               other   na        bi   bi    bi   bi      bi  bi      bi
getMySessions               absent  na        bi   bi    bi   bi      bi  bi      bi
getPublicTimeline           own     ok        ok   ok    ok   ok      ok  ok      ok
getPublicTimeline           other   bi        bi   bi    bi   bi      bi  bi      bi
getPublicTimeline           absent  bi        bi   bi    bi   bi      bi  bi      bi
getPrivateTimelineByType    own     na        na   na    na   na      na  ok      ok
getPrivateTimelineByType    other   na        na   na    na   na      na  na      na
getPrivateTimelineByType    absent  na        na   na    na   na      na  ok      ok
getTraining                 own     ok        ok   ok    ok   ok      ok  ok      ok
getTraining                 other   nf        nf   nf    nf   nf      nf  ok      ok
getTraining                 absent  nf        nf   nf    nf   nf      nf  nf      nf
listTrainings               own     ok        ok   ok    ok   ok      ok  ok      ok
listTrainings               other   bi        bi   bi    bi   bi      bi  bi      bi
listTrainings               absent  bi        bi   bi    bi   bi      bi  bi      bi
listLatestTrainings         own     ok        ok   ok    ok   ok      ok  ok      ok
listLatestTrainings         other   bi        bi   bi    bi   bi      bi  bi      bi
listLatestTrainings         absent  bi        bi   bi    bi   bi      bi  bi      bi
hasCompletedTrainingOnDate  own     na        ok   ok    ok   ok      ok  ok      ok
hasCompletedTrainingOnDate  other   na        ok   ok    ok   ok      ok  ok      ok
hasCompletedTrainingOnDate  absent  na        ok   ok    ok   ok      ok  ok      ok
getMyProfile                own     na        ok   ok    ok   ok      ok  ok      ok
getMyProfile                other   na        ok   ok    ok   ok      ok  ok      ok
getMyProfile                absent  na        ok   ok    ok   ok      ok  ok      ok
adminListUsersByEmail       own     na        na   na    na   na      na  na      ok
adminListUsersByEmail       other   na        na   na    na   na      na  na      ok
adminListUsersByEmail       absent  na        na   na    na   na      na  na      ok
getTrainingOwner            own     na        na   na    na   na      na  ok      ok
getTrainingOwner            other   na        na   na    na   na      na  ok      ok
getTrainingOwner            absent  na        na   na    na   na      na  nf      nf
getRecipeOwner              own     na        na   na    na   na      na  ok      ok
getRecipeOwner              other   na        na   na    na   na      na  ok      ok
getRecipeOwner              absent  na        na   na    na   na      na  nf      nf
exportMyData                own     na        ok   ok    ok   ok      ok  ok      ok
exportMyData                other   na        ok   ok    ok   ok      ok  ok      ok
exportMyData                absent  na        ok   ok    ok   ok      ok  ok      ok
getMyCalendarFeed           own     na        ok   ok    ok   ok      ok  ok      ok
getMyCalendarFeed           other   na        ok   ok    ok   ok      ok  ok      ok
getMyCalendarFeed           absent  na        ok   ok    ok   ok      ok  ok      ok
getMyMarks                  own     na        ok   ok    ok   ok      ok  ok      ok
getMyMarks                  other   na        ok   ok    ok   ok      ok  ok      ok
getMyMarks                  absent  na        bi   bi    bi   bi      bi  bi      bi
getMyShoppingLink           own     na        ok   ok    ok   ok      ok  ok      ok
getMyShoppingLink           other   na        ok   ok    ok   ok      ok  ok      ok
getMyShoppingLink           absent  na        ok   ok    ok   ok      ok  ok      ok
getSharedShoppingList       own     ok        ok   ok    ok   ok      ok  ok      ok
getSharedShoppingList       other   ok        ok   ok    ok   ok      ok  ok      ok
getSharedShoppingList       absent  ok        ok   ok    ok   ok      ok  ok      ok
createMeasurement           own     na        ok   ok    ok   ok      ok  ok      ok
createMeasurement           other   na        ok   ok    ok   ok      ok  ok      ok
createMeasurement           absent  na        ok   ok    ok   ok      ok  ok      ok
saveSession                 own     na        ok   ok    ok   ok      ok  ok      ok
saveSession                 other   na        ok   ok    ok   ok      ok  ok      ok
saveSession                 absent  bi        bi   bi    bi   bi      bi  bi      bi
deleteSession               own     na        ok   ok    ok   ok      ok  ok      ok
deleteSession               other   na        ok   ok    ok   ok      ok  ok      ok
deleteSession               absent  na        ok   ok    ok   ok      ok  ok      ok
deleteMeasurement           own     na        ok   ok    ok   ok      ok  ok      ok
deleteMeasurement           other   na        ok   ok    ok   ok      ok  ok      ok
deleteMeasurement           absent  na        ok   ok    ok   ok      ok  ok      ok
completeTraining            own     na        ok   ok    ok   ok      ok  ok      ok
completeTraining            other   na        nf   nf    nf   nf      nf  ok      ok
completeTraining            absent  na        nf   nf    nf   nf      nf  nf      nf
uncompleteTraining          own     na        ok   ok    ok   ok      ok  ok      ok
uncompleteTraining          other   na        ok   ok    ok   ok      ok  ok      ok
uncompleteTraining          absent  na        ok   ok    ok   ok      ok  ok      ok
editMyProfile               own     na        ok   ok    ok   ok      ok  ok      ok
editMyProfile               other   na        ok   ok    ok   ok      ok  ok      ok
editMyProfile               absent  na        ok   ok    ok   ok      ok  ok      ok
saveMarks                   own     na        ok   ok    ok   ok      ok  ok      ok
saveMarks                   other   na        ok   ok    ok   ok      ok  ok      ok
saveMarks                   absent  na        bi   bi    bi   bi      bi  bi      bi
giveConsent                 own     na        ok   ok    ok   ok      ok  ok      ok
giveConsent                 other   na        ok   ok    ok   ok      ok  ok      ok
giveConsent                 absent  bi        bi   bi    bi   bi      bi  bi      bi
withdrawConsent             own     na        ok   ok    ok   ok      ok  ok      ok
withdrawConsent             other   na        ok   ok    ok   ok      ok  ok      ok
withdrawConsent             absent  bi        bi   bi    bi   bi      bi  bi      bi
changeSubscriptionPlan      own     na        ok   ok    ok   ok      ok  ok      ok
changeSubscriptionPlan      other   na        nf   nf    nf   nf      nf  nf      nf
changeSubscriptionPlan      absent  na        nf   nf    nf   nf      nf  nf      nf
cancelSubscription          own     na        ok   ok    ok   ok      ok  ok      ok
cancelSubscription          other   na        nf   nf    nf   nf      nf  nf      nf
cancelSubscription          absent  na        nf   nf    nf   nf      nf  nf      nf
resumeSubscription          own     na        ok   ok    ok   ok      ok  ok      ok
resumeSubscription          other   na        nf   nf    nf   nf      nf  nf      nf
resumeSubscription          absent  na        nf   nf    nf   nf      nf  nf      nf
withdrawFromContract        own     na        ok   ok    ok   ok      ok  ok      ok
withdrawFromContract        other   na        nf   nf    nf   nf      nf  nf      nf
withdrawFromContract        absent  na        nf   nf    nf   nf      nf  nf      nf
createShoppingLink          own     na        ok   ok    ok   ok      ok  ok      ok
createShoppingLink          other   na        ok   ok    ok   ok      ok  ok      ok
createShoppingLink          absent  na        ok   ok    ok   ok      ok  ok      ok
endShoppingLink             own     na        ok   ok    ok   ok      ok  ok      ok
endShoppingLink             other   na        ok   ok    ok   ok      ok  ok      ok
endShoppingLink             absent  na        ok   ok    ok   ok      ok  ok      ok
savePushDevice              own     na        ok   ok    ok   ok      ok  ok      ok
savePushDevice              other   na        nf   nf    nf   nf      nf  nf      nf
savePushDevice              absent  na        bi   bi    bi   bi      bi  bi      bi
endPushDevice               own     na        ok   ok    ok   ok      ok  ok      ok
endPushDevice               other   na        ok   ok    ok   ok      ok  ok      ok
endPushDevice               absent  na        ok   ok    ok   ok      ok  ok      ok
renewMyCalendarFeed         own     na        ok   ok    ok   ok      ok  ok      ok
renewMyCalendarFeed         other   na        ok   ok    ok   ok      ok  ok      ok
renewMyCalendarFeed         absent  na        ok   ok    ok   ok      ok  ok      ok
deleteMyAccount             own     na        ok   ok    ok   ok      ok  ok      ok
deleteMyAccount             other   na        bi   bi    bi   bi      bi  bi      bi
deleteMyAccount             absent  na        bi   bi    bi   bi      bi  bi      bi
`;

export type Matrix = ReadonlyMap<string, Readonly<Record<Subject, Readonly<Record<Role, Cell>>>>>;

/** The table by field, subject and role. Throws for a cell that is missing or invalid. */
export function readMatrix(): Matrix {
  const [head = '', ...lines] = TABLE.trim().split('\n');
  const roles = head.trim().split(/ +/).slice(2);
  const matrix = new Map<string, Record<Subject, Record<Role, Cell>>>();
  for (const line of lines) {
    const [field = '', subjectName = '', ...cells] = line.trim().split(/ +/);
    const subject = SUBJECTS.find((one) => one === subjectName);
    if (subject === undefined) throw new Error(`No subject: ${line}`);
    const row = matrix.get(field) ?? { own: emptyRow(), other: emptyRow(), absent: emptyRow() };
    for (const role of ROLES) {
      const cell = CELLS[cells[roles.indexOf(role)] ?? ''];
      if (cell === undefined) throw new Error(`No cell for ${role}: ${line}`);
      row[subject][role] = cell;
    }
    matrix.set(field, row);
  }
  for (const [field, row] of matrix) {
    for (const subject of SUBJECTS)
      if (Object.keys(row[subject]).length !== ROLES.length)
        throw new Error(`No line for ${field} ${subject}`);
  }
  return matrix;
}

/** Filled cell by cell; `readMatrix` checks that none is missing. */
function emptyRow(): Record<Role, Cell> {
  return {} as Record<Role, Cell>;
}

export interface CellSubjects {
  /** The caller herself; an anonymous caller uses a member's ids. */
  own: MemberWithEverything;
  other: MemberWithEverything;
  /** A page token that was issued to someone else. */
  othersToken: string;
  othersTimelineToken: string;
  ownSubscriptionId: string;
  othersSubscriptionId: string;
  /** For actions that cannot be repeated. */
  leaving: Pick<TestMember, 'id' | 'email'>;
}

const text = (value: string | null) => JSON.stringify(value);
const AT = 'eventDateTime: "2026-11-20T09:00:00+02:00"';

/** The document that queries a field about a subject. */
export function documentFor(field: string, subject: Subject, subjects: CellSubjects): string {
  const pick = <Value>(own: Value, other: Value, absent: Value) => ({ own, other, absent })[subject];
  const { own, other, othersToken, othersTimelineToken } = subjects;
  const token = pick('', `(nextToken: ${text(othersToken)})`, '(nextToken: "e30.AAAA")');
  const timelineToken = pick('', `, nextToken: ${text(othersTimelineToken)}`, ', nextToken: "e30.AAAA"');
  const unknownId = randomUUID();
  const subscription = text(pick(subjects.ownSubscriptionId, subjects.othersSubscriptionId, 'sub_none'));
  const endpoint = text(pick(browserEndpoint(own.id), browserEndpoint(other.id), 'https://example.com/push'));
  const documents: Record<string, string> = {
    getCMS: `{ getCMS(${pick('key: "media"', 'key: "nutrition.course"', 'key: "media", id: "none"')}) { id } }`,
    getRecipe: `{ getRecipe(id: "${pick('retsept-public', 'retsept-owner', 'retsept-none')}") { id steps } }`,
    listRecipes: `{ listRecipes${token} { items { id } } }`,
    getContentDigest: `{ getContentDigest { recipes changedRecipes(held: ${pick('["x"]', '["x", "y"]', '[]')}) { group } } }`,
    listMealPlan: '{ listMealPlan(input: { date: "2026-11-20" }) { id } }',
    listMealPlanWeek: '{ listMealPlanWeek(input: { date: "2026-11-20" }) { id } }',
    listSubscriptions: `{ listSubscriptions${pick('', `(userId: "${other.id}")`, `(userId: "${unknownId}")`)} { items { id customer_email } } }`,
    getStripeCheckoutId: `{ getStripeCheckoutId(tier: ${pick('BASIC', 'BASIC', 'GOLD')}) { id } }`,
    getStripeCustomerPortal: '{ getStripeCustomerPortal }',
    listPlanContents: '{ listPlanContents { items { tier } } }',
    previewPlanChange: `{ previewPlanChange(subscriptionId: ${subscription}, tier: BASIC) { payTodayCents } }`,
    changeSubscriptionPlan: `mutation { changeSubscriptionPlan(subscriptionId: ${subscription}, tier: VIP, payTodayCents: 0, calculatedAt: "2026-11-20T14:00:00+02:00") { url } }`,
    cancelSubscription: `mutation { cancelSubscription(id: ${subscription}) { url } }`,
    resumeSubscription: `mutation { resumeSubscription(id: ${subscription}) { url } }`,
    getMyTimelineByType: `{ getMyTimelineByType(type: "COMPLETEDTRAINING"${pick('', `, owner: "${other.id}"`, `, owner: "${unknownId}"`)}) { events { id } } }`,
    getMySessions: `{ getMySessions${token} { events { id } } }`,
    getPublicTimeline: `{ getPublicTimeline(type: "SCHEDULED", eventDateTime: "2026-11"${timelineToken}) { events { id } } }`,
    getPrivateTimelineByType: `{ getPrivateTimelineByType(type: "${pick('COMPLETEDTRAINING', 'MEASUREMENT', 'COMPLETEDTRAINING')}", date: "${pick('2026-11', '2026-11', '1999-01')}") { events { id } } }`,
    getTraining: `{ getTraining(id: "${pick('treening-public', 'treening-owner', 'treening-none')}") { id video } }`,
    listTrainings: `{ listTrainings${token} { items { id } } }`,
    listLatestTrainings: `{ listLatestTrainings${token} { items { id } } }`,
    hasCompletedTrainingOnDate: `{ hasCompletedTrainingOnDate(trainingId: "${pick('treening-public', 'treening-owner', 'none')}", date: "2026-11-19") { id } }`,
    getMyProfile: '{ getMyProfile { id email imageURL } }',
    adminListUsersByEmail: `{ adminListUsersByEmail(email: ${text(pick(own.email, other.email, 'none-such'))}) { items { id } } }`,
    getTrainingOwner: `{ getTrainingOwner(id: "${pick('treening-owner', 'treening-owner', 'treening-public')}") { email } }`,
    getRecipeOwner: `{ getRecipeOwner(id: "${pick('retsept-owner', 'retsept-owner', 'retsept-none')}") { email } }`,
    exportMyData: '{ exportMyData }',
    getMyCalendarFeed: '{ getMyCalendarFeed }',
    getMyMarks: `{ getMyMarks(since: ${text(pick('0', '0', 'none'))}) { marks { key } } }`,
    getMyShoppingLink: '{ getMyShoppingLink { url } }',
    getSharedShoppingList: '{ getSharedShoppingList(token: "none") { endsAt } }',
    createMeasurement: `mutation { createMeasurement(input: { id: ${text(pick(own.measurementIds[1], other.measurementIds[1], unknownId))}, waist: 74, ${pick('eventDateTime: "2026-11-18T08:05:00+02:00"', AT, AT)} }) { id } }`,
    saveSession: `mutation { saveSession(input: { id: ${text(pick(own.sessionId, other.sessionId, unknownId))}, revision: ${pick(2, 2, 3_000_000_000)}, kind: WALK, minutes: 30, ${AT} }) { id minutes note } }`,
    deleteSession: `mutation { deleteSession(id: "${pick(own.sessionId, other.sessionId, unknownId)}") }`,
    deleteMeasurement: `mutation { deleteMeasurement(id: "${pick(own.measurementIds[0], other.measurementIds[0], unknownId)}") }`,
    completeTraining: `mutation { completeTraining(id: "${pick('treening-public', 'treening-owner', 'none')}", ${AT}) { id } }`,
    uncompleteTraining: `mutation { uncompleteTraining(id: "${pick(own.completionId, other.completionId, 'none')}") }`,
    editMyProfile: 'mutation { editMyProfile(input: { lastName: "Liige" }) { id lastName } }',
    saveMarks: `mutation { saveMarks(input: [{ kind: ${text(pick('program-start', 'program-start', 'none'))}, key: "p", changedAt: "2026-11-19T18:00:00+02:00" }]) { key } }`,
    giveConsent: `mutation { giveConsent(kind: ${pick('PHOTOS', 'MEASUREMENTS', 'COOKIES')}, textVersion: "2026-11-20") { id } }`,
    withdrawConsent: `mutation { withdrawConsent(kind: ${pick('PHOTOS', 'MEASUREMENTS', 'COOKIES')}) { id } }`,
    withdrawFromContract: `mutation { withdrawFromContract(subscriptionId: ${subscription}) { id } }`,
    createShoppingLink: 'mutation { createShoppingLink { url } }',
    endShoppingLink: 'mutation { endShoppingLink }',
    savePushDevice: `mutation { savePushDevice(endpoint: ${endpoint}, p256dh: "${BROWSER_ADDRESS.p256dh}", auth: "${BROWSER_ADDRESS.auth}") }`,
    endPushDevice: `mutation { endPushDevice(endpoint: ${endpoint}) }`,
    renewMyCalendarFeed: 'mutation { renewMyCalendarFeed }',
    deleteMyAccount: `mutation { deleteMyAccount(email: ${text(pick(subjects.leaving.email, other.email, 'none@example.com'))}) }`,
  };
  const document = documents[field];
  if (document === undefined) throw new Error(`The matrix does not say how to ask ${field}`);
  return document;
}
