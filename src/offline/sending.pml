/*
 * How what a member logs on her phones reaches the service: the turn, the request, the answer, the receipt. Named by
 * sender.ts, turn.ts and outbox-database.ts; `npm test -- services protocol` visits every state of it, and takes each guard away
 * to see that it is missed.
 *
 * Two phones of two pages each log three entries. Any page may die at any step, a turn may be taken from a page that only slept,
 * a request or its answer may be lost, and a copy of any request that was ever sent may arrive again at any later time.
 */

#define ENTRIES 3
#define PHONES 2
#define PAGES 2

/* Entries 0 and 1 are logged on phone 0, in that order, and entry 2 on phone 1. */
#define phoneOf(e) (e / 2)

#ifdef MARK
/* Three changes of one mark, whose moments are those at which they were logged. */
#define isOneSubject(e, f) true
#define mayBeLogged(e) true
#elif defined(RECORD)
/* A measurement, its deletion on the same phone, and its deletion on the other, which has read it. */
#define isOneSubject(e, f) true
#define mayBeLogged(e) (e < 2 || exists)
#else
/* APART: three things of which none touches another. */
#define isOneSubject(e, f) (e == f)
#define mayBeLogged(e) true
#endif

mtype = { unlogged, waiting, sending, receipt, replaced, dropped };
mtype = { idle, begun, onWire, answered };

/* On the phones' disks. */
mtype place[ENTRIES] = unlogged;
byte moment[ENTRIES];
bool wasSent[ENTRIES];
/* The page whose turn it is to send, from 1. */
byte turn[PHONES];

/* On the network: how often a copy may still arrive late. */
byte copies[ENTRIES];

/* At the service. */
byte value;
bool exists;
bool isDeleted;
bool has[ENTRIES];
byte effects[ENTRIES];

byte moments;
byte losses = LOSSES;
byte deaths = DEATHS;
byte sleeps = SLEEPS;

#define isUnsettled(e) (place[e] == waiting || place[e] == sending)

#ifdef WITHOUT_MOMENTS
#define isLater(e) true
#else
#define isLater(e) (moment[e] > value)
#endif
#ifdef WITHOUT_IDS
#define isNew true
#else
#define isNew (!exists && !isDeleted)
#endif
#ifdef WITHOUT_TOMBSTONE
#define TOMBSTONE false
#else
#define TOMBSTONE true
#endif

inline takeEffect(e) {
  effects[e]++;
  assert(effects[e] == 1)  /* promise 3: nothing twice */
}

/* The service runs one entry; it answers the same whether or not it has run it before. */
inline arrive(e) {
  /* promise 5: what she took back, and was told so, never takes effect */
  assert(place[e] != dropped);
  /* promise 4: in order */
  assert(e != 1 || has[0] || place[0] == replaced || place[0] == dropped || !isOneSubject(0, 1));
  has[e] = true;
#ifdef MARK
  if
  :: isLater(e) -> value = moment[e]; takeEffect(e)
  :: else
  fi
#elif defined(RECORD)
  if
  :: e == 0 && isNew -> exists = true; takeEffect(e)
  :: e > 0 && exists -> exists = false; isDeleted = TOMBSTONE; takeEffect(e)
  :: e > 0 && !exists -> isDeleted = TOMBSTONE
  :: else
  fi
#else
  if
  :: effects[e] == 0 -> takeEffect(e)
  :: else
  fi
#endif
}

inline log(e) {
  moments++;
  moment[e] = moments;
  place[e] = waiting;
#ifdef MARK
  /* Of a mark the newest entry is enough: it replaces one that the service cannot have. */
  if
  :: e == 1 && place[0] == waiting -> place[0] = replaced
  :: else
  fi
#endif
}

#ifdef WITHOUT_SUBJECTS
#define mayGo(e) (isUnsettled(e))
#else
#define mayGo(e) (isUnsettled(e) && (e != 1 || !isUnsettled(0) || !isOneSubject(0, 1)))
#endif
#ifdef WITHOUT_ATTEMPTS
#define mayBeTakenBack(e) true
#else
#define mayBeTakenBack(e) (!wasSent[e])
#endif

#ifdef WITHOUT_SENDING_AGAIN
/* What was on its way when a page died is taken for sent. */
#define isNext(e) (place[e] == waiting && mayGo(e))
#else
#define isNext(e) mayGo(e)
#endif

#define hasWork(p) (p == 0 && (isNext(0) || isNext(1)) || p == 1 && isNext(2))

inline putOnWire(e) {
  if
  :: phoneOf(e) == phone && isNext(e) ->
    place[e] = sending;
    batch[e] = true;
    wasSent[e] = true;
    copies[e] = COPIES
  :: else
  fi
}

/* In one transaction; an entry that is no longer there stays away. */
inline settle(e) {
  if
  :: batch[e] && isUnsettled(e) ->
#ifdef WITHOUT_RECEIPT_OF_ANSWER
    place[e] = receipt
#else
    place[e] = (isAnswered -> receipt : waiting)
#endif
  :: else
  fi;
  batch[e] = false
}

proctype Page(byte phone; byte id) {
  bool batch[ENTRIES];
  bool isAnswered;
  mtype at = idle;

end:
  do
  /* She logs something, here or on the other page. */
  :: d_step { at == idle && phone == 0 && place[0] == unlogged -> log(0) }
  :: d_step { at == idle && phone == 0 && place[0] != unlogged && place[1] == unlogged && mayBeLogged(1) -> log(1) }
  :: d_step { at == idle && phone == 1 && place[2] == unlogged && mayBeLogged(2) -> log(2) }

  /* She takes the first back, as long as the service cannot have it. */
  :: d_step { at == idle && phone == 0 && place[0] == waiting && mayBeTakenBack(0) -> place[0] = dropped }

  /* The turn is a lock; one whose page slept too long is taken from it. */
  :: d_step { at == idle && hasWork(phone) && turn[phone] == 0 -> turn[phone] = id; at = begun }
  :: d_step { at == idle && hasWork(phone) && turn[phone] != 0 && turn[phone] != id && sleeps > 0 ->
      sleeps--; turn[phone] = id; at = begun }

  /* The disk says that the service may have them from now on. */
  :: d_step { at == begun && turn[phone] == id ->
      putOnWire(0); putOnWire(1); putOnWire(2);
      at = (batch[0] || batch[1] || batch[2] -> onWire : answered) }
  :: d_step { at == begun && turn[phone] != id -> at = idle }

  :: d_step { at == onWire ->
      if :: batch[0] -> arrive(0) :: else fi;
      if :: batch[1] -> arrive(1) :: else fi;
      if :: batch[2] -> arrive(2) :: else fi;
      isAnswered = true; at = answered }
  :: d_step { at == onWire && losses > 0 -> losses--; isAnswered = false; at = answered }
  :: d_step { at == onWire && losses > 0 ->
      losses--;
      if :: batch[0] -> arrive(0) :: else fi;
      if :: batch[1] -> arrive(1) :: else fi;
      if :: batch[2] -> arrive(2) :: else fi;
      isAnswered = false; at = answered }

  :: d_step { at == answered ->
      settle(0); settle(1); settle(2);
      isAnswered = false;
      if :: turn[phone] == id -> turn[phone] = 0 :: else fi;
      at = idle }

  /* It dies, and another is opened. What it held in memory is gone, and its lock. */
  :: d_step { at != idle && deaths > 0 ->
      deaths--;
      batch[0] = false; batch[1] = false; batch[2] = false; isAnswered = false;
      if :: turn[phone] == id -> turn[phone] = 0 :: else fi;
      at = idle }
  od
}

/* A copy of what was sent may arrive again, however late, or never. */
proctype Network() {
end:
  do
  :: d_step { copies[0] > 0 -> copies[0]--; arrive(0) }
  :: d_step { copies[0] > 0 -> copies[0]-- }
  :: d_step { copies[1] > 0 -> copies[1]--; arrive(1) }
  :: d_step { copies[1] > 0 -> copies[1]-- }
  :: d_step { copies[2] > 0 -> copies[2]--; arrive(2) }
  :: d_step { copies[2] > 0 -> copies[2]-- }
  od
}

#define isThere(e) (place[e] == unlogged || place[e] == replaced || place[e] == dropped || (place[e] == receipt && has[e]))

/* When nothing can happen any more, the network has healed and all pages have done what they can. */
proctype End() {
  timeout;
  /* promise 2: nothing lost; and nothing waits for ever */
  assert(isThere(0) && isThere(1) && isThere(2));
#ifdef MARK
  /* promise 3: of two the later stands */
  assert(place[1] == unlogged && place[2] == unlogged || value == moments)
#elif defined(RECORD)
  assert(place[1] == unlogged && place[2] == unlogged || !exists)
#endif
}

init {
  atomic {
    byte p;
    for (p : 0 .. PHONES - 1) { run Page(p, 1); run Page(p, 2) }
    run Network();
    run End()
  }
}
