/**
 * The statements that fill the database, one a table: set-based, without chance, in the order of time as members made the
 * rows, so that one member's lie scattered as they do in life. They read `bench.member`, a row for each, and `bench.given`, one
 * row with the day and the ids of what there is to train and to cook.
 */
import { rowsOfHundred } from './lives.mjs';

/**
 * @typedef {object} Filled
 * @property {string} table
 * @property {number} perHundred Rows of a hundred members; less than one if few of a thousand have any.
 * @property {string} sql
 */

/**
 * An id of version 4's form that is always the same.
 * @param {string} seed SQL
 */
const id = (seed) => `overlay(overlay(md5(${seed}) placing '4' from 13) placing 'a' from 17)::uuid`;

/**
 * As a phone in Estonia writes it in winter.
 * @param {string} at SQL
 */
const told = (at) => `to_char(${at} at time zone interval '2 hours', 'YYYY-MM-DD"T"HH24:MI:SS') || '+02:00'`;

/**
 * Her events of a kind at equal distances over her weeks, in the order of time of all members.
 * @param {'measurements' | 'completions' | 'sessions' | 'marks'} what
 * @param {number} hour
 */
const events = (what, hour) => `(
  select m.*, k, (began_on + ((k - 1) * (m.weeks * 7)::numeric / m.${what})::int)::timestamptz
      + make_interval(hours => ${hour}, mins => (n * 7 + k * 13) % 180) as at
  from bench.member m cross join lateral generate_series(1, m.${what}) k
  order by at, n
) e cross join bench.given`;

/**
 * A member's one row, or one of each so many members' rows.
 * @param {string} table
 * @param {string} columns
 * @param {string} values
 * @param {number} [perHundred] All of them, unless fewer have one.
 * @param {string} [filter]
 * @returns {Filled}
 */
const once = (table, columns, values, perHundred = 100, filter = perHundredFilter(perHundred)) => ({
  table,
  perHundred,
  sql: `insert into ${table} (${columns}) select ${values} from bench.member cross join bench.given where ${filter} order by began_on, n`,
});

/** @param {number} perHundred */
function perHundredFilter(perHundred) {
  if (perHundred < 1) return `n % ${Math.round(100 / perHundred)} = 3`;
  // 61 has no divisor in common with 100: who has one is none of whose life is long.
  return `(n * 61) % 100 < ${perHundred}`;
}

/** The columns of a set: 24 of them make a training. */
const SETS = `(select jsonb_agg(jsonb_build_object('exerciseId', 'harjutus-' || s % 8, 'exercise', 'Kükk kangiga ' || s % 8,
    'number', s / 8 + 1, 'repetitions', 8 + (n + s) % 5, 'seconds', null, 'weight', 20 + (k + s) % 30, 'side', null,
    'doneAt', ${told(`(at + make_interval(mins => s * 2))`)}) order by s) from generate_series(0, 23) s)`;

/** The kinds of ten marks, as she uses the app from day to day. */
const MARK_KINDS = `case when k = 1 then 'program-start' when k = 2 then 'program-weekdays' when k = 3 then 'week-goal'
    when k = 4 then 'quiet-hours' when k in (5, 6) then 'favourite' when k in (7, 8) then 'recipe-rating'
    when k % 10 in (1, 3) then 'planned-training' when k % 10 = 5 then 'shopping-tick' when k % 10 = 7 then 'menu-meal'
    else 'eaten' end`;
const RECIPE = `recipes[1 + (n + k * 7) % cardinality(recipes)]`;
const TRAINING = `trainings[1 + (n + k * 3) % cardinality(trainings)]`;

const { measurements, completions, sessions, marks, consents } = rowsOfHundred();

/** @type {readonly Filled[]} */
export const FILLED = [
  once(
    'profiles',
    `member_id, email, first_name, updated_at, measurements_consent_at, photos_consent_at`,
    `member_id, 'liige' || n || '@example.com', 'Liige ' || n, began_on, began_on, began_on`,
  ),
  once(
    'member_activity',
    'member_id, active_on',
    // One of five thousand is about to hear that her account will be erased.
    'member_id, case when n % 5000 = 17 then today - 705 else ended_on end',
  ),
  {
    table: 'consents',
    perHundred: consents,
    sql: `insert into consents (id, member_id, kind, text_version, given_at, received_at, withdrawn_at)
      select ${id(`'consent ' || n || ' ' || c`)}, member_id, (array['MEASUREMENTS', 'PHOTOS', 'TRAINING_NOTES'])[c], '2026-11-20',
        ${told('began_on::timestamptz')}, began_on, case when (n + c) % 10 = 0 then ended_on::timestamptz end
      from bench.member cross join lateral generate_series(1, consents) c order by began_on, n`,
  },
  {
    table: 'measurements',
    perHundred: measurements,
    sql: `insert into measurements (member_id, id, event_date_time, event_at, weight, hips, chest, waist, left_thigh, right_thigh,
        photo_key, is_photo_present, photo_offered_until, deleted_at)
      select member_id, ${id(`'measurement ' || n || ' ' || k`)}, case when not gone then ${told('at')} end, case when not gone then at end,
        case when not gone then 600 + (n + k) % 250 end, case when not gone and k % 2 = 0 then 1000 - k % 90 end,
        case when not gone and k % 2 = 0 then 950 - k % 60 end, case when not gone and k % 2 = 0 then 780 - k % 70 end,
        case when not gone and k % 2 = 0 then 570 - k % 30 end, case when not gone and k % 2 = 0 then 571 - k % 30 end,
        case when k % 8 = 0 and not gone then 'photos/' || ${id(`'photo ' || n || ' ' || k`)} end,
        case when k % 8 = 0 and not gone then true end, case when k % 8 = 0 and not gone then at + interval '30 minutes' end,
        case when gone then at + interval '1 day' end
      from (select *, k % 50 = 49 as gone from ${events('measurements', 7)}) of_all`,
  },
  {
    table: 'completions',
    perHundred: completions,
    sql: `insert into completions (member_id, id, training_id, event_date_time, event_at, day, month, removed_at)
      select member_id, to_char(at, 'YYYY-MM-DD') || '_' || ${TRAINING} || '_' || member_id, ${TRAINING}, ${told('at')}, at, at::date,
        to_char(at, 'YYYY-MM'), case when k % 40 = 39 then at + interval '1 minute' end
      from ${events('completions', 17)}`,
  },
  {
    table: 'sessions',
    perHundred: sessions,
    sql: `insert into sessions (member_id, id, revision, digest, kind, training_id, name, event_date_time, event_at, month,
        end_date_time, minutes, effort, sets)
      select member_id, ${id(`'session ' || n || ' ' || k`)}, 1 + k % 3, md5('digest ' || n || ' ' || k), case when k % 5 < 3 then 'TRAINING' else 'WALK' end,
        case when k % 5 < 3 then ${TRAINING} end, case when k % 5 >= 3 then 'Kõnd rabas' end, ${told('at')}, at, to_char(at, 'YYYY-MM'),
        ${told(`(at + interval '45 minutes')`)}, 45, 1 + k % 10, case when k % 5 < 3 then ${SETS} else '[]' end
      from ${events('sessions', 17)}`,
  },
  {
    table: 'marks',
    perHundred: marks,
    sql: `insert into marks (member_id, kind, key, value, changed_at, place)
      select member_id, kind, case kind
          when 'program-start' then 'tugevaks' when 'program-weekdays' then 'tugevaks' when 'week-goal' then 'trainings'
          when 'quiet-hours' then 'reminders' when 'favourite' then 'recipe.' || ${RECIPE} when 'recipe-rating' then ${RECIPE}
          when 'planned-training' then ${id(`'plan ' || n || ' ' || k`)}::text when 'shopping-tick' then 'food.' || (n + k) % 600
          when 'menu-meal' then to_char(at, 'YYYY-MM-DD') || '_DINNER_' || substr(md5(k::text), 1, 8)
          else ${RECIPE} || '.' || to_char(at, 'YYYY-MM-DD') end,
        case when k > 8 and k % 20 = 19 then null else case kind
          when 'program-start' then '{"startedAt":"' || ${told('at')} || '","pauses":[]}' when 'program-weekdays' then '[1,3,5]'
          when 'week-goal' then '3' when 'quiet-hours' then '{"from":"22:00","to":"07:00"}' when 'recipe-rating' then '4'
          when 'planned-training' then '{"trainingId":"' || ${TRAINING} || '","at":"' || to_char(case when k + 10 > marks then ended_on + n % 3 else at::date + 1 end, 'YYYY-MM-DD') || 'T18:' || 10 + n % 50 || '"}'
          when 'shopping-tick' then '{"how":"bought","covered":{"' || substr(md5(k::text), 1, 5) || '":240}}'
          when 'menu-meal' then '{"recipeId":"' || ${RECIPE} || '","servings":1.5}' else 'true' end end,
        at, k
      from (select *, ${MARK_KINDS} as kind from ${events('marks', 9)}) of_all`,
  },
  once('mark_places', 'member_id, last', 'member_id, marks'),
  ...['measurements', 'completions', 'edits'].map((kind) =>
    once('stored_today', 'member_id, kind, day, room', `member_id, '${kind}', ended_on, 1990`),
  ),
  once(
    'payment_customers',
    'member_id, customer_id, check_at, settled_at',
    `member_id, 'cus_' || n, case when n % 2000 = 3 then now() - interval '1 minute' end,
      now() - case when n % 1000 = 3 then interval '2 days' else make_interval(mins => n % 1400) end`,
    50,
  ),
  once('subscription_groups', 'member_id, group_name', `member_id, 'premium'`, 40),
  once(
    'payment_events',
    'id, type, received_at',
    `'evt_' || n, 'invoice.paid', now() - make_interval(mins => n % 43000)`,
    40,
  ),
  once(
    'withdrawals',
    'subscription_id, id, member_id, sent_to, received_at, refunded_cents, mailed_at',
    `'sub_' || n, ${id(`'withdrawal ' || n`)}, member_id, 'liige' || n || '@example.com', ended_on, 1990, ended_on`,
    1,
  ),
  once(
    'withdrawal_requests',
    'id, subscription_id, email, received_at, tries',
    `${id(`'request ' || n`)}, 'sub_none' || n, 'liige' || n || '@example.com', now(), 3`,
    0.01,
  ),
  once(
    'calendar_feeds',
    'member_id, nonce, token_hash, created_at',
    `member_id, ${id(`'feed ' || n`)}, md5('feed ' || n) || md5('token ' || n), began_on`,
    15,
  ),
  once(
    'shopping_links',
    'member_id, nonce, token_hash, ends_at',
    `member_id, ${id(`'list ' || n`)}, md5('list ' || n) || md5('link ' || n), ended_on + 7`,
    10,
  ),
  once(
    'push_devices',
    'endpoint, member_id, p256dh, auth, created_at, saved_at, reached_at',
    `'https://fcm.googleapis.com/fcm/send/' || md5('device ' || n) || md5('at ' || n), member_id, repeat('p', 87), repeat('a', 22), began_on, ended_on, ended_on`,
    30,
  ),
  once('reminders', 'member_id, day, sent_at', 'member_id, ended_on, ended_on', 20),
  once(
    'mails',
    '"id", "to", subject, text, sent_at',
    `${id(`'mail ' || n`)}, 'liige' || n || '@example.com', 'Sinu tellimus', repeat('Täname tellimuse eest! ', 20), began_on`,
    20,
  ),
  once(
    'staff_notices',
    'id, member_id, subject, text, created_at, mailed_at',
    `'personal-plan:sub_' || n || ':0', member_id, '', '', began_on, began_on`,
    1,
  ),
  once(
    'replaced_consents',
    'id, member_id, kind, text_version, given_at, received_at, replaced_at',
    `${id(`'replaced ' || n`)}, member_id, 'PHOTOS', '2026-11-19', ${told('began_on::timestamptz')}, began_on, ended_on`,
    5,
  ),
  once(
    'announcement_mails',
    'announcement_id, member_id, mailed_at',
    `'hinnad-2027-03', member_id, ended_on`,
    20,
  ),
  once(
    'erased_members',
    'member_id, erased_at, settled_at',
    `${id(`'erased ' || n`)}, began_on, case when n % 20000 <> 3 then began_on + 1 end`,
    5,
  ),
  once(
    'tokens_not_before',
    'member_id, not_before',
    `member_id, now() - make_interval(mins => n % 1400)`,
    0.1,
  ),
  once(
    'call_counts',
    'id, subject, expires_at',
    `${id(`'call ' || n`)}, md5('whom ' || n) || md5('what ' || n), now() + make_interval(mins => n % 1400)`,
    0.5,
  ),
  once(
    'objects_to_remove',
    'key, may_arrive_until',
    `'photos/gone-' || n, now() + make_interval(mins => n % 30)`,
    0.1,
  ),
];

/** Tables that do not grow with members, and those of stand-ins, which stay empty beside the real services. */
export const NOT_FILLED = {
  content: [
    'content_versions',
    'released_contents',
    'foods',
    'recipes',
    'trainings',
    'former_access',
    'menu_meals',
    'schedule_slots',
    'pages',
  ],
  one_row_for_all: ['server_secrets', 'payment_reconciliation'],
  one_row_a_year: ['announcements'],
  stand_ins: [
    'identity_users',
    'identity_groups',
    'identity_refresh_tokens',
    'identity_codes',
    'identity_used_nonces',
    'identity_attempts',
    'stand_in_objects',
    'stand_in_requests',
    'stand_in_events',
  ],
};

/** Rows of so many members in all tables together. */
export const rowsOf = (/** @type {number} */ members) =>
  Math.round((FILLED.reduce((sum, { perHundred }) => sum + perHundred, 0) * members) / 100);
