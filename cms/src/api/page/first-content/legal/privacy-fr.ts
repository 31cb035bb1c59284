import { renewal, retentionMonths } from "@gevel/config";
import { agency } from "../../../../content/first-content/agency";

const { antwerp } = agency.offices;

export const privacyFr = `Cette déclaration explique quelles données personnelles ${agency.companyName} traite à votre sujet, pourquoi, pendant combien de temps, et ce que vous pouvez en décider. Elle vaut pour ce site, pour nos agences et pour tous nos échanges.

## Le responsable du traitement

${agency.companyName}, ${antwerp.street} ${antwerp.houseNumber}, ${antwerp.zip} Anvers, numéro d'entreprise ${agency.companyNumber}, est responsable du traitement. Pour toute question sur vos données : [${agency.privacyEmail}](mailto:${agency.privacyEmail}) ou ${antwerp.phone}.

## Quelles données, dans quel but et sur quelle base

- **Vous posez une question, demandez un rappel ou des documents.** Nous utilisons votre nom, vos coordonnées et votre message pour vous répondre. Base : les démarches que vous demandez avant un contrat, ou notre intérêt légitime à vous répondre.
- **Vous souhaitez visiter un bien.** Un nom et un moyen de vous joindre suffisent. Qui se porte ensuite candidat à la location ou à l'achat ne nous remet que ce qui est nécessaire pour examiner la candidature. Base : la préparation d'un contrat.
- **Vous demandez une estimation ou nous confiez une mission.** Nous traitons les données du bien, votre identité et votre titre de propriété. Base : la mission d'entremise et nos obligations légales.
- **Vous nous confiez une recherche.** Nous gardons vos souhaits et votre adresse e-mail pour vous signaler les biens qui conviennent. Base : votre consentement, que vous confirmez par e-mail.
- **Vous recevez notre lettre d'information.** Uniquement avec votre consentement distinct, confirmé par e-mail.
- **Vous postulez.** Nous lisons votre lettre et votre CV pour évaluer la candidature. Base : les démarches préalables à un contrat.
- **Vous êtes propriétaire et vous connectez.** Nous traitons votre adresse e-mail, votre mot de passe (conservé sous forme illisible) et l'heure de connexion, pour vous montrer votre dossier et déceler les abus. Base : la mission d'entremise.
- **La loi anti-blanchiment** du 18 septembre 2017 nous oblige à identifier acquéreurs, vendeurs et mandataires, et à conserver ces données.

Nous ne demandons aucune donnée sur votre santé, votre origine, vos convictions ou votre orientation, et n'en tenons pas compte si vous en mentionnez. Aucune décision à votre égard n'est prise par un ordinateur seul.

## Votre visite sur le site

Nous comptons combien de fois la page d'un bien est vue, pour que son propriétaire connaisse l'intérêt qu'il suscite. Cela se fait sans cookie. Pour ne pas compter deux fois le même visiteur, nous tirons de l'adresse de votre connexion, de ce que votre navigateur dit de lui-même et d'un secret du jour une marque qu'on ne peut calculer à rebours ; l'adresse et le navigateur ne sont pas conservés, la marque et le secret sont effacés après minuit. Il reste un nombre par bien et par jour. Vous pouvez [demander à ne pas être compté](/fr/uncounted/). Base : notre intérêt légitime à dire aux propriétaires combien leur bien est regardé. Les autres mesures et les cookies publicitaires ne sont utilisés que si vous le choisissez ; voyez notre [politique de cookies](/fr/politique-de-cookies/). Notre serveur garde trente jours des journaux techniques pour détecter pannes et attaques.

## Qui voit vos données

Dans nos agences, seules les personnes qui suivent votre dossier. À l'extérieur, et dans la mesure du nécessaire : le propriétaire ou le candidat avec lequel vous préparez un contrat, les notaires, le syndic, les contrôleurs et experts, notre assureur et les autorités auxquelles la loi nous y oblige. Pour l'hébergement, le courrier électronique et l'entretien, nous recourons à des sous-traitants liés par contrat, qui gardent les données dans l'Espace économique européen. Nous ne vendons ni ne louons jamais vos données.

## Combien de temps nous les gardons

| Données | Durée |
|---|---|
| Questions, demandes de rappel ou de documents | ${retentionMonths.questions} mois après le dernier contact |
| Visites et candidatures sans suite | ${retentionMonths.visits} mois |
| Estimations sans mission | ${retentionMonths.valuations} mois |
| Recherches et lettre d'information | jusqu'à ce que vous les arrêtiez ; tous les ${renewal.years} ans, nous vous demandons par e-mail si vous y tenez encore et, sans réponse dans les ${renewal.answerDays} jours, nous y mettons fin |
| Candidatures à un emploi | ${retentionMonths.applications} mois après la décision |
| Dossiers de vente et de location, identification | 10 ans après la fin de la mission |

Elles sont ensuite effacées ou rendues anonymes.

## Vos droits

Vous pouvez consulter vos données, les faire corriger ou effacer, en faire limiter le traitement, vous y opposer, les emporter dans un format courant et retirer à tout moment un consentement. Un message à [${agency.privacyEmail}](mailto:${agency.privacyEmail}) suffit. Nous répondons dans le mois et ne demandons une preuve d'identité qu'en cas de doute.

Si vous estimez que nous ne respectons pas vos droits, dites-le-nous d'abord si vous le voulez bien. Vous pouvez toujours introduire une plainte auprès de l'Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles, [www.autoriteprotectiondonnees.be](https://www.autoriteprotectiondonnees.be).

## Modifications

Tout changement important est publié ici et signalé aux personnes qui ont un dossier en cours. Chaque formulaire indique la date de la version alors en vigueur, et nous gardons cette date avec votre envoi.
`;
