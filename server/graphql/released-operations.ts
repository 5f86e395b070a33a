/**
 * Hashes of operations that earlier releases asked and this one no longer does. A phone may keep an old build for
 * weeks and replay its entries with it, so an operation that changes goes here with the release that changes it:
 * `node scripts/list-operations.mjs` prints the hashes of the checked-out release (docs/operations.md, releasing).
 */
export const RELEASED_OPERATIONS: readonly string[] = [
  // uncompleteTraining, before it could name the completion.
  'YnrybRruTsyNoncHQwjF6M9Y6KkGCHwvhkaY9kRDaZI',
  // TrainingScreen_Info and Library_Trainings, before a training had a plan.
  'YUTOpdaifImcUcRINX--IGQhxADojO50odXivR-0yf4',
  'jchsDnwfIUibH5P1FTgIsB6zro9e4BzIbVZ3qrqzjnU',
  // These two, before an exercise had a clip.
  'trCtc61S-2Fj2QmoSp-7n_oK2Hkc3YXUcp2wVqv9Y_0',
  'JaoI2PZ-3CgXN2mq8ZJotydAhFgknMbTNi_9jBHsXy8',
  // saveSession, CalendarScreen_Sessions and CalendarScreen_EverySession, before a place had the figures of its set.
  'YtQ0581-4mmXopTp1gLKAe0HiSiv7Ig_vCBqTy__K1o',
  'I5tWFpFYCQm9EBmMKqSUa8B0eR1630TltjcxLK1q3ck',
  'eGFgkLjIqhe_Fi2s-ddCB2JVi1v9R5d4D1lT1Hp-PzI',
  // TrainingScreen_Info and Library_Trainings, before an exercise had its equipment.
  '7TFdCVEfuoBdrfyjHsj7gwtuW06_o3uiCo9tXcdhSFw',
  'RhaH5QVZIoH2rige1-SOB8erfhFJ0vS_0ECxk4LNHvg',
  // MealPlanScreen_Day, MealPlanScreen_Week, RecipeScreen_Recipe, Library_Recipes and Library_Recipe, before a food had its group.
  'dHKvJC6XJxYnaCQU6x_5U-BxjdHHsPJacVQViDD3idg',
  'SEz5nXaypcsaRpHMvccGuyqakBb_pjp6U13arknR5KM',
  'jvYkx16B4dF_scHYhY0FaFA6obyrV_EbAZU8NdlLUm0',
  'Me2PLnsvCiqj8LY64wYW1M4me-ULr5luouFySziFWDw',
  '2MRf92jU49HPs_qrCTX9HCRI1C3QJV-_zcBMickbUY4',
  // PageScreen_Cms and Library_Pages, before a page had a drawing and a task.
  '84ih49UUcw5AZelEehjysJ0MfB_d1YmQceZFZHWaBTc',
  'oEXOGJUQIoKZQnRcDy_e4LtSTCjXF3TnODhKy_Wewy8',
  // Library_Pages, before it had what can take a food's place.
  'JsxqgeS9jBMIHNoaXzhWVi22lkPxK294fQoRMOqZTpU',
  // MealPlanScreen_Day, MealPlanScreen_Week, RecipesScreen_Recipes, RecipeScreen_Recipe, Library_Recipes and Library_Recipe, before a recipe had its allergens.
  'tfDOm0qGJg2N7M7VpNvj0bbnsMv3VkXzGsWu_Ktc-nc',
  '5yOaYxN0iUMgX8MmB-d9O4KjKx7ubaScRpKSjKGjIs4',
  'SfbjYjo5nESDXDXjy7gUi3LvSjtAZTeNwMtoQYGazHI',
  'CJe_L2GwkQwa33ijqMEJYr04rw2La_n4lh2RqLXahF8',
  '_S4Vo7HZ60MJfldjQ9wCBNC3s6Q2LNl91jnp1in8PM8',
  'BStUbzKcaAVBUY9z7dC4EcUpgJuv_vdCRtn7e-UpeaU',
  // Library_Menu, Library_Pages, Library_Recipe, Library_RecipeVersions, Library_Recipes, Library_Schedule and Library_Trainings, before the library compared digests.
  'OwBMa-c20WOd4zwWrt1Uz9uVqgXGpysQ2RrnTzpezm8',
  '4skA58cFuntIfxpCOQnInnTr21NtqvVpl0APQVCkkog',
  '1_PoKxKCHpQ-OMDz0b-umKho9J5tighO6wSNRnBPQ7c',
  'XsxpBtROk4zDQow1WePQedQVdZxEaGvUP6_7f816j04',
  'r8kNkso2cgjYgUnFtLIAGy6ph4PhEMPgWnq1diN_r2Q',
  'upqFbs2pv4YNJlvI3akIrc3vjOJDTDClJqT2WTGEYnQ',
  'D_3BcWyb-4NP6B_U4HrbkNJ6P-wKqKNF0PWPQJbb7R0',
  // saveSession, CalendarScreen_Sessions and CalendarScreen_EverySession, before a set could be taken back.
  'Gt5wyQCWUSab5fXJZX6JHryFHdWYYxPE33mKx7ve6cw',
  '45icNr2vTYODKeOhYMoP7hNNFXlsX_o7eeGc-2S5jSg',
  'fXe6T38gj4-HVlVyPBo8gIONrtxWw-TQab8kOoFdDWc',
  // SubscriptionScreen_List, _ChangePlan, _Cancel and _Resume and StaffScreen_Subscriptions, before a contract said when she withdrew.
  'lc_ixHJYkTnBokZDDRxjNuV-lCLNQxpfahEP23f5WPE',
  'ilonSGia4uXyfAB52sHUMDBfbvfapg4bPt8ynWNkvPw',
  'wbnvItWpEdHR00h1TV1g1NY-kVX2hx9Sne8R691k1ws',
  '4cnOgcOyvhIldsRd4Kde7EphcAeHnn8pfAzvfiDU11g',
  'Y9S_S4g8oo3c0OQgC4QeCVDw7Aeyym__hM9Fowfpx3M',
  // These five, before a contract said when it ends and what is paid for it.
  'aJHvRN4BzjBkYjh5cXqQI71R_mf63L_vQPkUFCizxCY',
  'uobWkMJc6DQWPJvwWn5mb6jzKB99t_rTQAV5NO2GPnM',
  '5QgxyWQDvBmlxfbsxS58woqSkDD_dVy5dwsXAGP9fl8',
  '9AlGysX2VPYMh-P3HwsnxQewsB4IVaSVjAMPn7GRs6w',
  'wceiCJnsPoidZt5FNp1y4Co4ev9N6PfkoNHAIOlL0VE',
  // saveSession, CalendarScreen_Sessions and CalendarScreen_EverySession, before a place had the exercise of its set.
  'RwXwo6zPp68Oq7xQH5JL1g56QZHy658SwvYbfxQ-ecQ',
  'RULiA0awuu5LTZC-foixhnl8xXTZHpYlycmsc1ZGcBE',
  'hi6k1JMNWai8D2xGcKiU17_QESXJleiWoCVIYCI3mZU',
  // RecipeScreen_Recipe and TrainingScreen_Info, before they said what is withdrawn.
  'Kj3uz7TS0jKItTro9hwCaZBd-278EyFIPALF_TVpcqI',
  'jmCyBPsUhoS8BMikHNuW1YDRA1k3IFo0rbUSlviAuV8',
  // Library_Schedules, before it asked for a month in pages.
  '291T0BWrEl6BPmRLX_Aap90u657Obs9TboOV4_pdEp8',
  // SettingsScreen_WithdrawConsent, before it named the consent.
  'nF_-YyIKuTXd9PNqdvBCiMZjMxWaY-JqlDs9b0P8E8M',
  // TrainingScreen_Info and Library_Trainings, before a video had chapters.
  'JvvcHvr4BYYandP94a865YNj-NTgW-BYO0MYrJ7YjnY',
  'OKGwJ1M-vOjBLYptZo5Rjx_rLYe72vRFnKOjC_9X-qg',
];
