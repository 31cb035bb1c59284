/**
 * What people here begin a password with: Dutch, French, German and English words for a password, greetings, love, seasons, months, days,
 * animals, colours, family, football, places, first names and surnames. Written by hand, from no published list; without accents, in
 * lower case.
 */
const listed = `
wachtwoord paswoord geheim geheimen welkom inloggen toegang hallo hello dag goeiedag goedemorgen beheer beheerder eigenaar
motdepasse passe secret bienvenue bonjour bonsoir salut coucou merci acces connexion proprietaire gestion
passwort kennwort geheimnis willkommen guten morgen hallo servus tschuss zugang anmelden eigentumer verwaltung
password passwd passwort pass login admin administrator welcome letmein master access test tester testing guest user root changeme
iloveyou love lover liefde schat schatje liefje lieverd ikhouvanjou houvanjou kusje zoen jetaime amour cherie cheri chouchou doudou
loulou bisous bisou coeur monamour schatz schatzi liebling liebe ichliebedich engel maus mausi sonnenschein kuss herz
zomer winter lente herfst printemps ete automne hiver sommer fruhling herbst spring summer autumn fall
januari februari maart april mei juni juli augustus september oktober november december
janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre januar februar marz juni juli dezember
january february march june july august october
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lundi mardi mercredi jeudi vendredi samedi dimanche
montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
hond hondje kat poes poesje konijn paard paardje vogel vlinder leeuw tijger beer muis vis olifant dolfijn
chien chat chaton lapin cheval oiseau papillon lion tigre ours souris poisson loup dauphin princesse
hund katze kater hase pferd vogel schmetterling lowe tiger bar maus fisch wolf delfin prinzessin
dog cat puppy kitten rabbit horse bird butterfly lion tiger bear mouse fish wolf dolphin monkey dragon shadow princess superman batman
rood blauw groen geel zwart wit oranje paars rouge bleu vert jaune noir blanc orange violet rot blau grun gelb schwarz weiss
red blue green yellow black white purple
mama papa moeder vader oma opa zus broer kind kinderen baby familie maman pere mere frere soeur enfant enfants bebe famille
mutti vati mutter vater bruder schwester kinder family mother father sister brother
voetbal anderlecht clubbrugge brugge standard genk gent antwerp beerschot charleroi diables rodeduivels ajax feyenoord psv
football foot psg marseille olympique juventus barcelona realmadrid liverpool arsenal chelsea manchester fussball bayern borussia dortmund
schalke werder hertha belgie belgique belgien belgium nederland vlaanderen wallonie france frankreich deutschland europa europe
antwerpen anvers brussel bruxelles brussels bruges luik liege namen namur leuven louvain mechelen malines hasselt oostende knokke
kortrijk aalst sintniklaas charleroi bergen mons doornik tournai amsterdam rotterdam utrecht denhaag paris lyon lille berlin hamburg
munchen koln frankfurt london
zon zonnetje maan ster sterren bloem bloemen roos regen sneeuw strand zee boom soleil lune etoile fleur fleurs rose pluie neige
plage mer arbre sonne mond stern sterne blume blumen rosen regen schnee strand meer baum sun sunshine moon star flower flowers
huis woning thuis appartement kamer tuin sleutel makelaar vastgoed immo immobilier maison appart chambre jardin cle clef agence notaire
haus wohnung zuhause zimmer garten schlussel makler immobilien house home flat garden key estate agency gevel
auto fiets trein vakantie muziek chocolade pizza kaas frietjes bier wijn koffie voiture velo vacances musique chocolat fromage biere
vin cafe urlaub musik schokolade kase wein kaffee car holiday music chocolate cheese beer coffee computer internet google facebook
jan piet joris kees marie maria anna emma louise julie sarah laura lisa lotte elise nina sofie sophie charlotte camille chloe lea
lucas louis arthur noah liam adam jules victor thomas nathan mathis maxime hugo gabriel raphael pierre jean jacques michel philippe
marc luc paul patrick nicolas julien antoine alexandre isabelle nathalie catherine martine christine monique francoise anne ann
katrien kathleen ingrid hilde karin greet kristof tom tim bart koen wim peter pieter dirk johan luc rudy stefan steven kevin jeroen
hans klaus jurgen wolfgang heinz petra monika sabine ursula heike andreas michael daniel christian martin alexander sebastian
mohamed fatima mehmet ali david eva robin simon max leon felix lena hannah mia ella olivia jack harry george
peeters janssens maes jacobs mertens willems claes goossens wouters desmet dubois lambert dupont martin simon laurent leroy
jansen devries vandenberg vandijk bakker muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann smith jones
god jezus jesus heaven lucky happy geluk chance gluck vrijheid liberte freiheit freedom leven vie leben life ninja pokemon minecraft
mon mijn mein ma ta ik je suis bin ben moi toi nous de het le la les der die das een un une ein und et en the my
`;

export const commonWords: ReadonlySet<string> = new Set(listed.split(/\s+/).filter((word) => word !== ""));
