/* What live regions say. */

/* Each of the elements is spoken when its words change. A sheet doesn't know what happened on the table below it. */
function speak(view) {
  const urgent = view.urgency === 'ASSERTIVE';
  if (view.dialog === null) text(element('said'), view.said);
  say(element('status'), urgent ? '' : view.status);
  say(element('urgent'), urgent ? view.status : '');
}

function say(into, words) {
  if (into.textContent.trimEnd() !== words) into.textContent = words;
}

/* What was tried once more in vain is answered once more. */
function sayAgain() {
  const status = element(element('urgent').textContent ? 'urgent' : 'status');
  status.textContent = status.textContent.endsWith('\u00a0') ? status.textContent.trimEnd() : `${status.textContent}\u00a0`;
}
