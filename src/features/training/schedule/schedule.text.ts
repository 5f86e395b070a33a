/** The schedule's sentences that the shared catalogue lacks. */
export const scheduleText = {
  title: 'Treeningkalender: see ja järgmine nädal',
  lead: 'Need treeningud on kalendris kõigile. Päevale vajutades avaneb see kalendris, kus saad treeningu tehtuks märkida.',
  nextWeek: 'Järgmine nädal',
  restDay: 'Puhkepäev',
  broadcast: 'Järgmine otseülekanne on {when} ({distance}).',
  underWay: 'Otseülekanne käib. See algas kell {time}.',
  inEstonia: 'Eesti aja järgi kell {time}.',
  noBroadcast: 'Järgmise otseülekande aega ei ole veel kalendris.',
  broadcastInCalendar: 'See on otsetreening. Aja ja vaatamise lingi leiad kalendrist.',
} as const;
