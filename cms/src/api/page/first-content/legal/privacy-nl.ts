import { renewal, retentionMonths } from "@gevel/config";
import { agency } from "../../../../content/first-content/agency";

const { antwerp } = agency.offices;

export const privacyNl = `Deze verklaring zegt welke persoonsgegevens ${agency.companyName} van u verwerkt, waarom, hoe lang, en wat u daarover te zeggen hebt. Ze geldt voor deze website, onze kantoren en alle contact dat u met ons hebt.

## Wie verantwoordelijk is

${agency.companyName}, ${antwerp.street} ${antwerp.houseNumber}, ${antwerp.zip} ${antwerp.city}, ondernemingsnummer ${agency.companyNumber}, is de verwerkingsverantwoordelijke. Voor alle vragen over uw gegevens bereikt u ons op [${agency.privacyEmail}](mailto:${agency.privacyEmail}) of op ${antwerp.phone}.

## Welke gegevens, waarvoor en op welke grond

- **U stelt een vraag, wilt teruggebeld worden of vraagt documenten.** We gebruiken uw naam, uw contactgegevens en uw bericht om u te antwoorden. Grond: de stappen die u zelf vraagt vóór een overeenkomst, of ons gerechtvaardigd belang om u te antwoorden.
- **U wilt een woning bezoeken.** We vragen een naam en een manier om u te bereiken. Wie daarna kandidaat is om te huren of te kopen, bezorgt ons enkel wat nodig is om de kandidatuur te beoordelen. Grond: de voorbereiding van een overeenkomst.
- **U vraagt een schatting of geeft ons een opdracht.** We verwerken de gegevens van uw woning, uw identiteit en uw eigendomstitel. Grond: de bemiddelingsopdracht en onze wettelijke plichten.
- **U geeft een zoekopdracht door.** We bewaren uw wensen en uw mailadres om u passende woningen te melden. Grond: uw toestemming, die u per mail bevestigt.
- **U ontvangt onze nieuwsbrief.** Enkel met uw afzonderlijke toestemming, bevestigd per mail.
- **U solliciteert.** We lezen uw brief en cv om uw kandidatuur te beoordelen. Grond: de stappen vóór een overeenkomst.
- **U bent eigenaar en logt in.** We verwerken uw mailadres, uw wachtwoord (onleesbaar bewaard) en het tijdstip van aanmelding, om u uw dossier te tonen en misbruik te merken. Grond: de bemiddelingsopdracht.
- **De antiwitwaswet** van 18 september 2017 verplicht ons kopers, verkopers en hun lasthebbers te identificeren en die gegevens te bewaren.

We vragen geen gegevens over uw gezondheid, herkomst, geloof of geaardheid, en gebruiken ze niet wanneer u ze toch vermeldt. Geen enkele beslissing over u wordt door een computer alleen genomen.

## Bezoek aan de website

We tellen hoe vaak de pagina van een woning wordt bekeken, zodat de eigenaar weet hoeveel belangstelling er is. Dat gebeurt zonder cookie. Om dezelfde bezoeker niet twee keer te tellen, maken we van het adres van uw aansluiting, van wat uw browser over zichzelf zegt en van een geheim van die dag een kenmerk dat niet terug te rekenen is; adres en browser bewaren we niet, en kenmerk en geheim wissen we na middernacht. Wat blijft, is een aantal per woning en per dag. U kunt [vragen om niet meegeteld te worden](/nl/uncounted/). Grond: ons gerechtvaardigd belang om eigenaars te zeggen hoe hun woning bekeken wordt. Andere metingen en advertentiecookies gebruiken we alleen als u daarvoor kiest; lees ons [cookiebeleid](/nl/cookie-policy/). Onze server houdt dertig dagen technische logboeken bij om storingen en aanvallen op te sporen.

## Wie uw gegevens ziet

Binnen ons kantoor enkel wie uw dossier behandelt. Daarbuiten, en enkel voor zover nodig: de eigenaar of kandidaat met wie u een overeenkomst voorbereidt, de notarissen, de syndicus, keurders en deskundigen, onze verzekeraar en de overheden aan wie we dat wettelijk verplicht zijn. Voor hosting, mail en onderhoud werken we met verwerkers die door een overeenkomst gebonden zijn en de gegevens in de Europese Economische Ruimte houden. We verkopen of verhuren uw gegevens nooit.

## Hoe lang we ze bewaren

| Gegevens | Termijn |
|---|---|
| Vragen, terugbelverzoeken, documentaanvragen | ${retentionMonths.questions} maanden na het laatste contact |
| Bezoeken en kandidaturen die niet doorgaan | ${retentionMonths.visits} maanden |
| Schattingen zonder opdracht | ${retentionMonths.valuations} maanden |
| Zoekopdrachten en nieuwsbrief | tot u ze stopzet; om de ${renewal.years} jaar vragen we per mail of u ze nog wenst, en wie binnen ${renewal.answerDays} dagen niet antwoordt, mailen we niet meer |
| Sollicitaties | ${retentionMonths.applications} maanden na de beslissing |
| Dossiers van verkoop en verhuring, identificatie | 10 jaar na het einde van de opdracht |

Daarna worden ze gewist of zo bewerkt dat ze niet meer naar u verwijzen.

## Uw rechten

U kunt uw gegevens inkijken, laten verbeteren, laten wissen, de verwerking laten beperken, bezwaar maken, ze in een gangbaar formaat meenemen en een gegeven toestemming op elk moment intrekken. Eén mail naar [${agency.privacyEmail}](mailto:${agency.privacyEmail}) volstaat. We antwoorden binnen een maand en vragen enkel een bewijs van identiteit als we twijfelen.

Vindt u dat we uw rechten niet eerbiedigen, dan horen we dat graag eerst zelf. U kunt altijd een klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel, [www.gegevensbeschermingsautoriteit.be](https://www.gegevensbeschermingsautoriteit.be).

## Wijzigingen

Verandert er iets wezenlijks, dan leest u dat hier en krijgt wie een lopend dossier heeft er bericht van. Elk formulier noemt de dag van de versie die dan geldt, en die dag bewaren we bij wat u verstuurt.
`;
