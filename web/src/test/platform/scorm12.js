/* What a learning platform offers a package, as strictly as SCORM 1.2 has it ("The SCORM Run-Time Environment", 2001, chapter 3). */
class Scorm12API {
  static #STATUS = /^(passed|completed|failed|incomplete|browsed)$/;
  static #SPAN = /^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/;
  static #MODEL = [
    [/^core\.lesson_status$/, 'rw', value => Scorm12API.#STATUS.test(value)],
    [/^core\.score\.(raw|min|max)$/, 'rw', value => /^\d+(\.\d+)?$/.test(value) && Number(value) <= 100],
    [/^core\.session_time$/, 'w', value => Scorm12API.#SPAN.test(value)],
    [/^core\.exit$/, 'w', value => /^(time-out|suspend|logout)?$/.test(value)],
    [/^core\.(lesson_mode|entry|credit|student_id|student_name|total_time)$/, 'r', () => false],
    [/^student_data\.mastery_score$/, 'r', () => false],
    [/^suspend_data$/, 'rw', value => value.length <= 4096],
    [/^interactions\._count$/, 'r', () => false],
    [/^interactions\.\d+\.id$/, 'w', value => /^[\w-]{1,255}$/.test(value)],
    [/^interactions\.\d+\.type$/, 'w',
      value => /^(true-false|choice|fill-in|matching|performance|sequencing|likert|numeric)$/.test(value)],
    [/^interactions\.\d+\.time$/, 'w', value => /^\d{2}:\d{2}:\d{2}(\.\d{1,2})?$/.test(value)],
    [/^interactions\.\d+\.student_response$/, 'w', value => value.length <= 255],
    [/^interactions\.\d+\.result$/, 'w', value => /^(correct|wrong|unanticipated|neutral|\d+(\.\d+)?)$/.test(value)],
    [/^interactions\.\d+\.latency$/, 'w', value => Scorm12API.#SPAN.test(value)],
  ];

  #values = new Map([['core.lesson_status', 'not attempted'], ['core.lesson_mode', 'normal']]);
  #interactions = 0;
  #isOpen = false;
  #error = '0';

  /** What the platform holds when a learner comes. */
  loadFromJSON(held, path = '') {
    for (const [name, value] of Object.entries(held)) {
      const at = path === 'cmi' || path === '' ? name : `${path}.${name}`;
      if (typeof value === 'object') this.loadFromJSON(value, at);
      else this.#values.set(at, String(value));
    }
  }

  statusHeld() {
    return this.#values.get('core.lesson_status');
  }

  #told(error, value) {
    this.#error = error;
    return value;
  }

  #known(element) {
    return Scorm12API.#MODEL.find(([pattern]) => element.startsWith('cmi.') && pattern.test(element.slice(4)));
  }

  LMSInitialize(parameter) {
    if (parameter !== '' || this.#isOpen) return this.#told('101', 'false');
    this.#isOpen = true;
    return this.#told('0', 'true');
  }

  LMSGetValue(element) {
    const known = this.#known(element);
    if (!this.#isOpen) return this.#told('301', '');
    if (!known) return this.#told('401', '');
    if (known[1] === 'w') return this.#told('404', '');
    if (element === 'cmi.interactions._count') return this.#told('0', String(this.#interactions));
    return this.#told('0', this.#values.get(element.slice(4)) ?? '');
  }

  LMSSetValue(element, value) {
    const known = this.#known(element);
    if (!this.#isOpen) return this.#told('301', 'false');
    if (!known) return this.#told('401', 'false');
    if (known[1] === 'r') return this.#told('403', 'false');
    const number = /^cmi\.interactions\.(\d+)\./.exec(element)?.[1];
    if (typeof value !== 'string' || !known[2](value)) return this.#told('405', 'false');
    if (number > this.#interactions) return this.#told('201', 'false');
    if (Number(number) === this.#interactions) this.#interactions++;
    this.#values.set(element.slice(4), value);
    return this.#told('0', 'true');
  }

  LMSCommit(parameter) {
    return this.#isOpen && parameter === '' ? this.#told('0', 'true') : this.#told('301', 'false');
  }

  LMSFinish(parameter) {
    if (!this.#isOpen || parameter !== '') return this.#told('301', 'false');
    this.#isOpen = false;
    return this.#told('0', 'true');
  }

  LMSGetLastError() {
    return this.#error;
  }

  LMSGetErrorString(code) {
    return code === '0' ? 'No error' : `Error ${code}`;
  }

  LMSGetDiagnostic(code) {
    return this.LMSGetErrorString(code);
  }
}
