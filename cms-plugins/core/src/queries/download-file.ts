/** Gives whoever asked a file to keep. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun by then, and reads on from what it holds.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
