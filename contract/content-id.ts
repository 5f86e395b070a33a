/** Ids of trainings, recipes, programs and lessons. */
export const CONTENT_ID = /^[\w-]{1,100}$/;
