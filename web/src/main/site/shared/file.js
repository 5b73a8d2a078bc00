/* Saves what this page has made as a file. */
export function saveBlob(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  /* Some browsers fetch it a little later. */
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
