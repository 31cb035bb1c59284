/** What is hidden by a visitor leaves the lists, wherever and whenever its card comes, until the list shows it again. */
const ruleOf = (homes: readonly number[]) =>
  `html:not([data-shows-hidden]) [data-list] li:has(${homes.map((id) => `a[href$="/${id}/"]`).join()}){display:none}`;

/** By a sheet made by script: the policy lets in no style that is written into the page. The site has no other. */
export function applyHiddenRule(homes: readonly number[]): void {
  const sheets: CSSStyleSheet[] = [];
  if (homes.length > 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ruleOf(homes));
    sheets.push(sheet);
  }
  // Left alone by a browser that is too old for it: there nothing is hidden before the first paint, or after.
  document.adoptedStyleSheets = sheets;
}
