/*
 * How what a member logs stays on her screen: the entry, its receipt, the list that the service answers with, and the cache on the
 * disk that two pages write. Named by outbox.ts, outbox-exchange.ts and cache-rows.ts; `npm test -- services protocol` visits every
 * state of it, and takes each guard away to see that it is missed.
 *
 * One phone of two pages; sets of entries are bit masks. What is sent, and how, is sending.pml's: here an entry reaches the service
 * at some time, and its receipt the disk at some later one. Each page may die at any step, and so may the phone's battery, which takes
 * what no strict transaction has written.
 */

/* What she logs: two entries. Three have ten times the states. */
#define ALL 3

/* At the service: whose effects its list has. */
byte listed;

/* On the disk: entries and receipts in the outbox, the receipts marked absorbed, */
byte entries;
byte receipts;
byte marked;
/* the list in the cache, and what it says that it contains; and both as they would be after a power cut. */
byte rows;
byte contained;
byte rowsAtCut;
byte containedAtCut;

byte logged;
byte deaths = DEATHS;
byte cuts = CUTS;
byte questions = QUESTIONS;

typedef Memory {
  /* 0: not open; 1: the outbox is read; 2: so is the cache */
  byte stage;
  /* What the outbox was read to have; what the cache has been told of, and of that what is still laid over. */
  byte entries;
  byte told;
  byte arriving;
  /* The list, and the entries whose answers it has had. */
  byte list;
  byte own;
  /* Of the list on its way to the disk: whether it changed, and what arrived with it; then what is to be marked. */
  bool isChanged;
  byte arrived;
  byte unmarked;
  /* 0: no question; 1: asked; 2: answered by the service, with this list. */
  byte question;
  byte answer;
  /* Another question keeps it from taking receipts in. */
  bool hasOther;
  /* What it has shown since it was opened. */
  byte seen;
  /* Of the receipts that it found marked, those that the cache contains, which it may forget. */
  byte old;
};

Memory page[2];

/* What a page that is opened now shows without a network. */
#ifdef BELIEVES_THE_MARK
#define shownAtStart (entries | rows | (receipts & ~marked))
#else
#define shownAtStart (entries | rows | (receipts & ~(marked & contained)))
#endif

#ifdef WITHOUT_OVERLAY
#define shown(m) (m.list | m.entries)
#else
#define shown(m) (m.list | m.entries | m.arriving)
#endif

#ifdef WITHOUT_WAITING_FOR_ANSWERS
#define mayTakeIn(m) true
#else
#define mayTakeIn(m) (m.question == 0 && !m.hasOther)
#endif

/* Nothing that it was given or has asked before is still on its way. */
#ifdef FORGETS_AT_ONCE
#define hasHad(m) true
#else
#define hasHad(m) (m.stage == 2 && (receipts & ~m.told) == 0 && m.arriving == 0 && m.question == 0 && !m.isChanged)
#endif

inline forget(m) {
  m.stage = 0; m.entries = 0; m.told = 0; m.arriving = 0; m.list = 0; m.own = 0; m.isChanged = false;
  m.arrived = 0; m.unmarked = 0; m.question = 0; m.answer = 0; m.hasOther = false; m.seen = 0; m.old = 0
}

/* promise 8 at any moment, and promise 5 on every page that is open. */
inline keepPromises(m) {
  assert((logged & ~shownAtStart) == 0);
  if
  :: m.stage == 2 -> assert((m.seen & ~shown(m)) == 0); m.seen = m.seen | shown(m)
  :: else
  fi
}

proctype Page(byte id) {
  byte lacking;
#define me page[id]
#define other page[1 - id]
end:
  do
  :: d_step { me.stage == 0 ->
      me.stage = 1; me.entries = entries; me.told = receipts & marked; me.arriving = receipts & ~marked;
      keepPromises(me) }
  :: d_step { me.stage == 1 ->
      me.stage = 2; me.list = rows;
#ifdef BELIEVES_THE_MARK
      me.own = me.told;
      me.old = me.told;
#else
      lacking = me.told & ~contained;
      me.own = me.told & contained;
#ifdef FORGETS_WHAT_IS_LACKING
      me.old = me.told;
#else
      me.old = me.told & ~lacking;
#endif
      me.told = me.told & ~lacking;
      me.arriving = me.arriving | (lacking & receipts);
      lacking = 0;
#endif
      keepPromises(me) }

  /* She logs: on the disk before it is shown. */
  :: d_step { me.stage == 2 && logged != ALL ->
      logged = logged * 2 + 1;
      entries = entries | (logged & ~(logged / 2));
      me.entries = me.entries | (logged & ~(logged / 2));
      keepPromises(me) }

  /* It hears that the outbox has changed, and reads entries and receipts at one moment. */
  :: d_step { me.stage == 2 && (me.entries != entries || (receipts & ~me.told) != 0) ->
      me.entries = entries;
      me.arriving = me.arriving | (receipts & ~me.told);
      me.told = me.told | receipts;
      keepPromises(me) }

  /* No question is on its way: what arrives is put into the list, and is laid over no longer. */
  :: d_step { me.stage == 2 && me.arriving != 0 && (me.arriving & ~me.told) == 0 && mayTakeIn(me) ->
      me.list = me.list | me.arriving;
      me.arrived = me.arrived | me.arriving;
      me.isChanged = true;
      me.arriving = 0;
      keepPromises(me) }

  :: d_step { me.stage == 2 && me.question == 0 && questions > 0 -> questions--; me.question = 1 }
  :: d_step { me.question == 1 -> me.question = 2; me.answer = listed }
  :: d_step { me.question == 2 ->
      me.question = 0; me.list = me.answer; me.answer = 0; me.isChanged = true;
      keepPromises(me) }
  :: d_step { me.stage == 2 && !me.hasOther && questions > 0 -> questions--; me.hasOther = true }
  :: d_step { me.hasOther -> me.hasOther = false }

  /* The list goes to the disk, in one transaction with what it contains. */
  :: d_step { me.isChanged ->
      rows = me.list;
#ifdef NOTES_ALL_THAT_WAS_NOTED
      contained = contained | me.arrived;
#else
      contained = (contained & me.own) | me.arrived;
#endif
      me.own = me.own | me.arrived;
      me.unmarked = me.unmarked | me.arrived;
      me.arrived = 0; me.isChanged = false;
      keepPromises(me) }
  :: d_step { me.unmarked != 0 -> marked = marked | (me.unmarked & receipts); me.unmarked = 0; keepPromises(me) }

  /* It forgets those of a day ago: the cache has long been written, and every open page has had them. */
  :: d_step { me.old != 0 && (me.old & ~containedAtCut) == 0 && (other.stage == 0 || hasHad(other)) ->
      receipts = receipts & ~me.old; marked = marked & receipts; me.old = 0;
      keepPromises(me) }
  :: d_step { me.old != 0 -> me.old = 0 }

  :: d_step { me.stage > 0 && deaths > 0 -> deaths--; forget(me); keepPromises(me) }
  od
}

/* An entry reaches the service; and its receipt takes its place. */
proctype Sender() {
  byte next = 1;
end:
  do
  :: d_step { (entries & next) != 0 && (listed & next) == 0 -> listed = listed | next }
  :: d_step { (entries & next) != 0 && (listed & next) != 0 ->
      entries = entries & ~next;
#ifndef WITHOUT_RECEIPTS
      receipts = receipts | next;
#endif
      next = next * 2;
      keepPromises(page[0]); keepPromises(page[1]) }
  od
}

/* The system writes the cache to the disk when it likes; the outbox's marks too, at the worst before it. */
proctype Battery() {
end:
  do
  :: d_step { rowsAtCut != rows || containedAtCut != contained -> rowsAtCut = rows; containedAtCut = contained }
  :: d_step { cuts > 0 ->
      cuts--;
      forget(page[0]); forget(page[1]);
      rows = rowsAtCut; contained = containedAtCut;
      keepPromises(page[0]) }
  od
}

init {
  atomic { run Page(0); run Page(1); run Sender(); run Battery() }
}
