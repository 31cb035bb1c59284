export function button(labels: string, onPress: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement("button"), { type: "button", textContent: labels });
  made.addEventListener("click", onPress);
  return made;
}
