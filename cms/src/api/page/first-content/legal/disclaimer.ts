import type { Text } from "../../../../content/first-content/seed-types";
import { agency } from "../../../../content/first-content/agency";

const { antwerp } = agency.offices;

export const disclaimer: Text = {
  nl: `## Uitgever

Deze website is een uitgave van ${agency.companyName}, ${antwerp.street} ${antwerp.houseNumber}, ${antwerp.zip} ${antwerp.city}, ${antwerp.phone}, [${agency.email}](mailto:${agency.email}). Ondernemings- en btw-nummer ${agency.vatNumber}. Onze erkende vastgoedmakelaars, hun BIV-nummers, onze toezichthouder en onze verzekering vindt u onderaan elke pagina en bij [contact](/nl/contact/).

## Inlichtingen over woningen

We stellen elke beschrijving op met de gegevens van de eigenaar, de overheid en erkende keurders, en kijken ze na. Oppervlakten zijn bij benadering, tenzij anders vermeld; meubels en inrichting op foto's en plannen horen er niet bij. Een publicatie op deze site is een uitnodiging om te komen kijken, geen aanbod: een koop of huur ontstaat pas wanneer de partijen het schriftelijk eens zijn. Prijzen en beschikbaarheid kunnen veranderen. Merkt u een vergissing, meld ze ons dan; we verbeteren ze dezelfde werkdag.

## Algemene informatie

Wat u hier leest over attesten, belastingen, huurrecht of premies is bedoeld als wegwijzer en vervangt geen advies. Regels verschillen per gewest en veranderen. Uw notaris, de bevoegde dienst of uw raadsman geeft u uitsluitsel over uw eigen situatie.

## Aansprakelijkheid

We verzorgen deze site met aandacht maar kunnen niet waarborgen dat ze altijd volledig, foutloos en bereikbaar is. Voor schade die voortvloeit uit het gebruik ervan zijn we enkel aansprakelijk bij opzet of zware fout, onverminderd de rechten die de wet u als consument geeft. Voor websites waarnaar we verwijzen, zijn hun uitgevers verantwoordelijk.

## Auteursrecht

Teksten, foto's, plannen en vormgeving zijn van ons of van wie ze ons toevertrouwde. Een link delen mag altijd; overnemen of automatisch kopiëren van aanbod en beelden enkel met onze schriftelijke toestemming.

## Klachten en geschillen

Spreek ons eerst zelf aan via [${agency.email}](mailto:${agency.email}); u krijgt binnen de tien werkdagen een antwoord van de zaakvoerder. Over de naleving van de plichtenleer waakt het Beroepsinstituut van Vastgoedmakelaars, Luxemburgstraat 16B, 1000 Brussel. Als consument kunt u ook terecht bij de Consumentenombudsdienst, [www.consumentenombudsdienst.be](https://www.consumentenombudsdienst.be). Het Belgische recht is van toepassing.
`,
  fr: `## Éditeur

Ce site est publié par ${agency.companyName}, ${antwerp.street} ${antwerp.houseNumber}, ${antwerp.zip} Anvers, ${antwerp.phone}, [${agency.email}](mailto:${agency.email}). Numéro d'entreprise et de TVA ${agency.vatNumber}. Nos agents agréés, leurs numéros IPI, notre autorité de contrôle et notre assurance figurent au bas de chaque page et sous [contact](/fr/contact/).

## Informations sur les biens

Chaque description repose sur les données du propriétaire, de l'administration et de contrôleurs agréés, que nous vérifions. Les surfaces sont approximatives sauf mention contraire ; le mobilier et l'aménagement visibles sur photos et plans ne sont pas compris. Une annonce sur ce site invite à visiter, elle n'est pas une offre : la vente ou le bail ne naît que de l'accord écrit des parties. Prix et disponibilité peuvent changer. Si vous remarquez une erreur, signalez-la-nous ; nous la corrigeons le jour ouvrable même.

## Informations générales

Ce que vous lisez ici sur les attestations, les impôts, le bail ou les primes sert de repère et ne remplace pas un conseil. Les règles diffèrent selon la région et évoluent. Votre notaire, l'administration compétente ou votre conseil vous répondra pour votre situation.

## Responsabilité

Nous soignons ce site mais ne pouvons garantir qu'il soit toujours complet, exact et accessible. Nous ne répondons des dommages liés à son usage qu'en cas de dol ou de faute lourde, sans préjudice des droits que la loi vous reconnaît comme consommateur. Les sites vers lesquels nous renvoyons relèvent de leurs éditeurs.

## Droit d'auteur

Textes, photos, plans et mise en page nous appartiennent ou nous ont été confiés. Partager un lien est toujours permis ; reproduire ou copier automatiquement l'offre et les images ne l'est qu'avec notre accord écrit.

## Plaintes et litiges

Adressez-vous d'abord à nous : [${agency.email}](mailto:${agency.email}) ; la gérante vous répond dans les dix jours ouvrables. Le respect de la déontologie relève de l'Institut professionnel des agents immobiliers, rue du Luxembourg 16B, 1000 Bruxelles. En tant que consommateur, vous pouvez aussi saisir le Service de médiation pour le consommateur, [www.mediationconsommateur.be](https://www.mediationconsommateur.be). Le droit belge est applicable.
`,
  en: `## Publisher

This website is published by ${agency.companyName}, ${antwerp.street} ${antwerp.houseNumber}, ${antwerp.zip} Antwerp, ${antwerp.phone}, [${agency.email}](mailto:${agency.email}). Company and VAT number ${agency.vatNumber}. Our licensed agents, their BIV numbers, our supervisory body and our insurance are given at the foot of every page and under [contact](/en/contact/).

## Information about properties

We draw up every description from details supplied by the owner, the authorities and certified inspectors, and check it. Floor areas are approximate unless stated otherwise; furniture and fittings in photographs and plans are not included. A listing on this site is an invitation to view, not an offer: a sale or lease comes about only when the parties agree in writing. Prices and availability may change. If you spot a mistake, tell us, and we will put it right the same working day.

## General information

What you read here about certificates, taxes, tenancy law or grants is meant as a signpost and does not replace advice. Rules differ by region, and they change. Your notary, the authority concerned or your own adviser can tell you what applies to you.

## Liability

We look after this site with care but cannot guarantee that it is always complete, correct and available. We are liable for damage arising from its use only in case of intent or gross negligence, without prejudice to your statutory rights as a consumer. Websites we link to are the responsibility of their publishers.

## Copyright

Texts, photographs, plans and design are ours or were entrusted to us. You are always welcome to share a link; reproducing listings and pictures, or copying them automatically, requires our written permission.

## Complaints and disputes

Please come to us first, at [${agency.email}](mailto:${agency.email}); the managing director will answer within ten working days. The Professional Institute of Estate Agents (BIV/IPI), Rue du Luxembourg 16B, 1000 Brussels, supervises our code of conduct. As a consumer you may also turn to the Consumer Mediation Service, [www.consumerombudsman.be](https://www.consumerombudsman.be). Belgian law applies.
`,
};
