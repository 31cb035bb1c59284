export function button(words: string, onPress: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement("button"), { type: "button", textContent: words });
  made.addEventListener("click", onPress);
  return made;
}
