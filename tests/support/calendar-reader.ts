/** A calendar as a phone's reads it: by ical.js, which reads those of Thunderbird. */
import ICAL from 'ical.js';

export interface ReadEvent {
  uid: string;
  /** As instants, from the calendar's own rules of the clock. */
  startsAt: string;
  minutes: number;
  title: string;
  url: string;
}

export function readCalendar(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  ICAL.TimezoneService.reset();
  for (const zone of zones) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary } = new ICAL.Event(component);
    const [start, end] = [startDate.toJSDate(), endDate.toJSDate()];
    return {
      uid: uid.replace(/@.*$/, ''),
      startsAt: start.toISOString(),
      minutes: (end.getTime() - start.getTime()) / 60_000,
      title: summary,
      url: String(component.getFirstPropertyValue('url')),
    };
  });
}
