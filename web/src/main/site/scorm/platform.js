/* The learning platform around this page, as SCORM 1.2 has it. */

/* Windows above one another, as the standard looks for it. */
const MOST_PARENTS = 7;
const LONGEST_ANSWER = 255;
const MOST_POINTS = 100;
/* Modes in which a learner only looks. */
const UNMARKED = ['browse', 'review'];
const FINAL = ['passed', 'completed', 'failed'];

/* A window of another origin has none for us. */
function apiOf(win) {
  try {
    return win.API ?? null;
  } catch {
    return null;
  }
}

function amongParents(from) {
  let win = from;
  for (let level = 0; win && level <= MOST_PARENTS; level++) {
    const api = apiOf(win);
    if (api || win.parent === win) return api;
    win = win.parent;
  }
  return null;
}

/* In the windows around this one, then in those around the one that opened it. */
const findApi = () => amongParents(window) ?? amongParents(window.opener) ?? amongParents(window.top.opener);

const twoDigits = number => String(number).padStart(2, '0');

/* As HHHH:MM:SS. */
function span(seconds) {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 3600)).padStart(4, '0')}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`;
}

function timeOfDay() {
  const now = new Date();
  return [now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join(':');
}

/** Begins a sitting at the platform; null where there is none. */
export function findPlatform() {
  const api = findApi();
  return api && String(api.LMSInitialize('')) === 'true' ? sittingAt(api) : null;
}

function sittingAt(api) {
  const begun = performance.now();
  const get = element => String(api.LMSGetValue(element) ?? '');
  const isMarked = !UNMARKED.includes(get('cmi.core.lesson_mode'));
  /* Answers told so far, those of earlier sittings among them. */
  let answers = Number.parseInt(get('cmi.interactions._count'), 10) || 0;
  let status = get('cmi.core.lesson_status');
  let told = Number.parseFloat(get('cmi.core.score.raw'));

  function set(element, value) {
    if (isMarked) api.LMSSetValue(element, String(value));
  }

  function setStatus(changed) {
    status = changed;
    set('cmi.core.lesson_status', status);
  }

  /* A better mark, or one that was final, is never taken back. */
  function setScore(score) {
    if (score === null || FINAL.includes(status) && score <= told) return;
    told = score;
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', MOST_POINTS);
    set('cmi.core.score.raw', score);
  }

  /* A teacher may have set what is enough; else all who have done all tasks have passed. */
  function ending(score) {
    if (score === null) return 'completed';
    return score < Number.parseFloat(get('cmi.student_data.mastery_score')) ? 'failed' : 'passed';
  }

  function suspend() {
    set('cmi.core.session_time', span((performance.now() - begun) / 1000));
    set('cmi.core.exit', 'suspend');
  }

  if (!FINAL.includes(status)) setStatus('incomplete');

  return {
    /* What an earlier sitting left; empty: nothing, or the learner only looks. */
    suspended: isMarked ? get('cmi.suspend_data') : '',

    /* Tells an answer, as a board's event has it. */
    answer({ lesson, step, result, answer, seconds }) {
      const at = `cmi.interactions.${answers}`;
      answers++;
      set(`${at}.id`, `${lesson ?? 'task'}-${step}`);
      set(`${at}.type`, 'performance');
      set(`${at}.time`, timeOfDay());
      set(`${at}.student_response`, answer.slice(0, LONGEST_ANSWER));
      set(`${at}.result`, result === 'right' ? 'correct' : 'wrong');
      set(`${at}.latency`, span(seconds));
    },

    /* Has the platform keep how far the learner is. */
    keep({ score, isOver, suspended }) {
      setScore(score);
      if (isOver && status !== 'passed') setStatus(ending(score));
      set('cmi.suspend_data', suspended);
      suspend();
      if (isMarked) api.LMSCommit('');
    },

    finish() {
      suspend();
      api.LMSFinish('');
    },
  };
}
