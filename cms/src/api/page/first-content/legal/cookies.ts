import { consentDays, optOutCookie, optOutDays } from "@gevel/config";
import type { Text } from "../../../../content/first-content/seed-types";
import { agency } from "../../../../content/first-content/agency";

/** The stored keys are those of CONSENT-2. */
export const cookiePolicy: Text = {
  nl: `Een cookie is een klein bestand dat een website in uw browser bewaart. Wij gebruiken er zo weinig mogelijk. Zolang u niets kiest, plaatsen we alleen wat strikt noodzakelijk is, en gaat er niets naar derden.

## Uw keuze

Bij uw eerste bezoek kiest u: alles aanvaarden, alles weigeren of zelf instellen. Weigeren vraagt evenveel klikken als aanvaarden en de site werkt er even goed door. U kunt uw keuze op elk moment herzien, met “Cookie-instellingen” onderaan elke pagina of hier: [open de cookie-instellingen](/nl/cookie-policy/?setcookies=1).

## Strikt noodzakelijk

| Naam | Waarvoor | Hoe lang |
|---|---|---|
| consent | onthoudt dat u een keuze maakte | ${consentDays} dagen |
| consentAnalyticsStorage | uw keuze over statistieken | ${consentDays} dagen |
| consentAdStorage | uw keuze over advertentiecookies | ${consentDays} dagen |
| consentAdUserData | uw keuze over het delen van gegevens voor advertenties | ${consentDays} dagen |
| consentAdPersonalization | uw keuze over gepersonaliseerde advertenties | ${consentDays} dagen |
| sessiecookie voor eigenaars | houdt u aangemeld in het eigenaarsportaal | tot u zich afmeldt |
| ${optOutCookie} | onthoudt dat de paginabezoeken van deze browser niet meetellen: van onze medewerkers, van eigenaars en van wie [daarom vraagt](/nl/uncounted/) | ${optOutDays} dagen |

In de opslag van uw browser onthouden we bovendien, tot u het tabblad sluit, dat u een mededeling hebt weggeklikt. Woningen die u met het hartje bewaart of verbergt, onthoudt uw browser zelf (\`gevel.kept\` en \`gevel.hidden\`), tot u ze weer loslaat of de gegevens van uw browser wist; wij krijgen ze niet te zien. Wat u bij een woning over een lening invult, onthoudt hij eveneens zelf (\`gevel.loan\`), voor de volgende woning die u bekijkt.

## Alleen met uw toestemming

- **Statistieken.** Google Analytics telt bezoeken en toont ons welke pagina's gelezen worden. Cookies: \`_ga\` en \`_ga_*\`, ten hoogste 13 maanden.
- **Advertenties.** Google Ads en de Meta-pixel meten of een advertentie tot een aanvraag leidt en, als u dat toestaat, aan wie ze getoond wordt. Cookies: \`_gcl_au\` en \`_fbp\`, ten hoogste 90 dagen.

Deze diensten kunnen gegevens buiten de Europese Economische Ruimte verwerken, op grond van de waarborgen die de Europese Commissie erkent. Welke ervan we gebruiken, hangt af van onze instellingen; wat hier niet ingeschakeld is, wordt nooit geladen. Staat script in uw browser uit, dan stellen we u geen vraag en laden we geen van deze diensten.

## Zonder cookies

Video's, virtuele rondleidingen en straatbeelden van derden laden pas als u erop klikt. Onze eigen teller van paginabezoeken gebruikt geen cookie en bewaart geen gegevens die naar u terugleiden; [u kunt vragen om niet meegeteld te worden](/nl/uncounted/).

Cookies verwijderen kan ook in uw browser zelf. Vragen? [${agency.privacyEmail}](mailto:${agency.privacyEmail}). Lees ook onze [privacyverklaring](/nl/privacy-statement/).
`,
  fr: `Un cookie est un petit fichier qu'un site conserve dans votre navigateur. Nous en utilisons le moins possible. Tant que vous n'avez rien choisi, seul le strict nécessaire est placé et rien n'est envoyé à des tiers.

## Votre choix

À la première visite, vous choisissez : tout accepter, tout refuser ou régler vous-même. Refuser ne demande pas plus de clics qu'accepter et le site fonctionne tout aussi bien. Vous pouvez revoir votre choix à tout moment, par « Réglages des cookies » au bas de chaque page ou ici : [ouvrir les réglages des cookies](/fr/politique-de-cookies/?setcookies=1).

## Strictement nécessaires

| Nom | Usage | Durée |
|---|---|---|
| consent | retient que vous avez fait un choix | ${consentDays} jours |
| consentAnalyticsStorage | votre choix pour les statistiques | ${consentDays} jours |
| consentAdStorage | votre choix pour les cookies publicitaires | ${consentDays} jours |
| consentAdUserData | votre choix pour le partage de données à des fins publicitaires | ${consentDays} jours |
| consentAdPersonalization | votre choix pour la publicité personnalisée | ${consentDays} jours |
| cookie de session des propriétaires | vous garde connecté à l'espace propriétaires | jusqu'à la déconnexion |
| ${optOutCookie} | retient que les visites de ce navigateur ne sont pas comptées : celles de nos collaborateurs, des propriétaires et de qui [le demande](/fr/uncounted/) | ${optOutDays} jours |

La mémoire de votre navigateur retient en outre, jusqu'à la fermeture de l'onglet, que vous avez fermé un message. Les biens que vous sauvegardez d'un cœur ou que vous masquez, c'est votre navigateur qui les retient (\`gevel.kept\` et \`gevel.hidden\`), jusqu'à ce que vous les retiriez ou effaciez les données du navigateur ; nous ne les voyons pas. Il retient de même ce que vous indiquez d'un prêt auprès d'un bien (\`gevel.loan\`), pour le prochain bien que vous consultez.

## Uniquement avec votre accord

- **Statistiques.** Google Analytics compte les visites et nous montre quelles pages sont lues. Cookies : \`_ga\` et \`_ga_*\`, 13 mois au plus.
- **Publicité.** Google Ads et le pixel Meta mesurent si une annonce mène à une demande et, si vous le permettez, à qui elle est montrée. Cookies : \`_gcl_au\` et \`_fbp\`, 90 jours au plus.

Ces services peuvent traiter des données hors de l'Espace économique européen, sous les garanties reconnues par la Commission européenne. Ceux que nous utilisons dépendent de nos réglages ; ce qui n'est pas activé n'est jamais chargé. Si les scripts sont désactivés dans votre navigateur, nous ne vous posons pas la question et ne chargeons aucun de ces services.

## Sans cookies

Vidéos, visites virtuelles et vues de rue de tiers ne se chargent que si vous cliquez. Notre propre compteur de pages n'emploie aucun cookie et ne garde rien qui permette de vous retrouver ; [vous pouvez demander à ne pas être compté](/fr/uncounted/).

Vous pouvez aussi effacer les cookies dans votre navigateur. Une question ? [${agency.privacyEmail}](mailto:${agency.privacyEmail}). Lisez aussi notre [déclaration de confidentialité](/fr/declaration-de-confidentialite/).
`,
  en: `A cookie is a small file that a website keeps in your browser. We use as few as we can. Until you choose, we place only what is strictly necessary, and nothing goes to third parties.

## Your choice

On your first visit you choose: accept all, refuse all, or set them yourself. Refusing takes no more clicks than accepting, and the site works just as well. You can change your mind at any time, by “Cookie settings” at the foot of every page or here: [open the cookie settings](/en/cookie-policy/?setcookies=1).

## Strictly necessary

| Name | What it does | How long |
|---|---|---|
| consent | remembers that you made a choice | ${consentDays} days |
| consentAnalyticsStorage | your choice on statistics | ${consentDays} days |
| consentAdStorage | your choice on advertising cookies | ${consentDays} days |
| consentAdUserData | your choice on sharing data for advertising | ${consentDays} days |
| consentAdPersonalization | your choice on personalised advertising | ${consentDays} days |
| owners' session cookie | keeps you logged in to the owner portal | until you log out |
| ${optOutCookie} | remembers that this browser's page views do not count: those of our staff, of owners, and of anyone who [asks for it](/en/uncounted/) | ${optOutDays} days |

Your browser's storage also remembers, until you close the tab, that you have dismissed a notice. Homes that you save with the heart or hide are remembered by your browser itself (\`gevel.kept\` and \`gevel.hidden\`), until you let go of them or clear your browser's data; we do not get to see them. It also remembers by itself what you enter about a loan with a home (\`gevel.loan\`), for the next home you look at.

## Only with your consent

- **Statistics.** Google Analytics counts visits and shows us which pages are read. Cookies: \`_ga\` and \`_ga_*\`, 13 months at most.
- **Advertising.** Google Ads and the Meta pixel measure whether an advertisement leads to an enquiry and, if you allow it, whom it is shown to. Cookies: \`_gcl_au\` and \`_fbp\`, 90 days at most.

These services may process data outside the European Economic Area under safeguards recognised by the European Commission. Which of them we use depends on our settings; what is not switched on is never loaded. With script switched off in your browser we ask you nothing and load none of these services.

## Without cookies

Videos, virtual tours and street views from third parties load only when you click on them. Our own page counter uses no cookie and keeps nothing that leads back to you; [you can ask not to be counted](/en/uncounted/).

You can also delete cookies in your browser. Questions? [${agency.privacyEmail}](mailto:${agency.privacyEmail}). Do read our [privacy statement](/en/privacy-statement/) as well.
`,
};
