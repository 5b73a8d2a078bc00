/* What a learning platform is told of the steps of a lesson or an exercise. Of a step that is done nothing changes any more. */

/* Characters that SCORM 1.2 allows. */
const LONGEST_SUSPENDED = 4096;
const VERSION = 1;

/* What an earlier sitting left. What makes no sense, as of another version of this page, counts as nothing. */
function read(suspended) {
  try {
    const kept = JSON.parse(suspended);
    const isRead = kept.v === VERSION && Number.isInteger(kept.count) && Array.isArray(kept.idle) && kept.steps.every(step => step.length === 4);
    if (isRead) return kept;
  } catch { /* nothing was left */ }
  return { count: 0, isOver: false, idle: [], steps: [] };
}

/** The marks, with what an earlier sitting left: a text, which may be empty. */
export function marksFrom(suspended) {
  const kept = read(suspended);
  /* Of steps that were tried, by their numbers, from 1. */
  const steps = new Map(kept.steps.map(([step, tries, hints, isDone]) => [step, { tries, hints, isDone: isDone === 1 }]));
  /* What the board doesn't count: it begins at 0 in each sitting. */
  const before = new Map(steps);
  /* Steps that ask for nothing. */
  const idle = new Set(kept.idle);
  let { count, isOver } = kept;
  let shown = 0;

  const isDone = step => steps.get(step)?.isDone ?? false;

  /* Nobody gets past a task that isn't done. */
  function leave(step) {
    if (step && !steps.has(step)) idle.add(step);
  }

  return {
    /* Takes an event of the board; says whether it was an answer that counts. */
    hear({ step, steps: inAll, result, tries, hints, done, solved }) {
      count = Math.max(count, inAll);
      const isShown = result === 'shown';
      if (step > shown) leave(shown);
      shown = step;
      const counts = !isShown && !isDone(step);
      if (counts) {
        const earlier = before.get(step) ?? { tries: 0, hints: 0 };
        steps.set(step, { tries: earlier.tries + tries, hints: earlier.hints + hints, isDone: result === 'right' });
      }
      if (done || solved) {
        leave(step);
        isOver = true;
      }
      return counts;
    },

    /* Whether the end was reached. */
    get isOver() {
      return isOver;
    },

    /* The step to go on with: the first one that isn't done; where all are, the first of all. */
    get next() {
      for (let step = 1; step <= count; step++) if (!isDone(step) && !idle.has(step)) return step;
      return 1;
    },

    /* Of 100: a task counts whole if the first try was right, half if the second was, and so on. Null where no task was met. */
    get score() {
      if (!steps.size) return null;
      let points = 0;
      for (const step of steps.values()) if (step.isDone) points += 1 / step.tries;
      return Math.round(100 * points / (count - idle.size));
    },

    /* What the next sitting begins with. */
    get suspended() {
      const tried = [...steps].map(([step, { tries, hints, isDone: done }]) => [step, tries, hints, done ? 1 : 0]);
      const text = JSON.stringify({ v: VERSION, count, isOver, idle: [...idle], steps: tried });
      return text.length <= LONGEST_SUSPENDED ? text : '';
    },
  };
}
