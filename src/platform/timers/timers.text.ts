/** Sentences of the kitchen timers that the shared catalogue lacks. */
export const timersText = {
  title: 'Taimerid',
  leftRuns: '. Taimer käib: {recipe}',
  leftPaused: '. Taimer on peatatud: {recipe}',
  isDone: '{recipe}: aeg on täis!',
  name: 'Samm {n}: {duration}',
  nameOf: '{name}: {duration}',
  dishAtStep: '{recipe}, samm {n}',
  all: 'Kõik taimerid',
  doneAgo: 'Aeg sai täis {minutes} min tagasi',
  pause: 'Peata taimer: {name}',
  continue: 'Jätka taimerit: {name}',
  remove: 'Eemalda taimer: {name}',
} as const;
