/** Offers the user a file as a download. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has started the download by then and continues from its own copy.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
