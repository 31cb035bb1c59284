/** What is hidden by a visitor leaves the lists, wherever and whenever its card comes, until the list shows it again. */
const ruleOf = (listings: readonly number[]) =>
  `html:not([data-shows-hidden]) [data-list] li:has(${listings.map((id) => `a[href$="/${id}/"]`).join()}){display:none}`;

/** By a sheet made by script: the policy lets in no style that is written into the page. The site has no other. */
export function applyHiddenRule(listings: readonly number[]): void {
  const sheets: CSSStyleSheet[] = [];
  if (listings.length > 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ruleOf(listings));
    sheets.push(sheet);
  }
  // Left alone by a browser that is too old for it: there nothing is hidden before the first paint, or after.
  document.adoptedStyleSheets = sheets;
}
