/** In the order of the week: the place of a day, counted from 1, is its number. */
export const WEEKDAYS = ['esmaspäev', 'teisipäev', 'kolmapäev', 'neljapäev', 'reede', 'laupäev', 'pühapäev'];
