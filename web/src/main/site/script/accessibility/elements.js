/* Elements patched in place, so that the focus and a screen reader's place survive. */

export function make(name, role, parent) {
  const made = document.createElement(name);
  if (role) made.setAttribute('role', role);
  parent?.append(made);
  return made;
}

export function attribute(of, name, value) {
  if (value === null || value === undefined) of.removeAttribute(name);
  else if (of.getAttribute(name) !== String(value)) of.setAttribute(name, value);
}

/* The attribute, not the property: Safari before 15.5 knows neither, but its style sheets see the attribute. */
export function cover(what, covered) {
  what.toggleAttribute('inert', covered);
}

export function text(of, words) {
  if (of.textContent !== words) of.textContent = words;
}

export function lay(target, { x, y, width, height }) {
  const box = `${x} ${y} ${width} ${height}`;
  if (target.box === box) return;
  target.box = box;
  Object.assign(target.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/* Gives the parent one child an item, in order. What stays isn't touched. */
export function keep(parent, items, begin, update) {
  const names = new Set(items.map(item => item.name));
  const old = new Map();
  for (const child of [...parent.children]) {
    if (names.has(child.key)) old.set(child.key, child);
    else child.remove();
  }
  let next = parent.firstElementChild;
  for (const item of items) {
    let child = old.get(item.name);
    if (!child) {
      child = begin(item);
      child.key = item.name;
    }
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
    update(child, item);
  }
}
