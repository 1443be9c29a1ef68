import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/nl.js';
import { toolsFor } from './tools.js';

/** Dutch. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats, count } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: (multiple) => (multiple ? 'Assets kiezen' : 'Asset kiezen'),
    close: 'Sluiten',
    cancel: 'Annuleren',
    confirm: (chosen) => (chosen > 1 ? `${number(chosen)} invoegen` : 'Invoegen'),

    search: 'Assets zoeken',
    searchPlaceholder: 'Assets zoeken',
    clearSearch: 'Zoekopdracht wissen',
    sortBy: 'Sorteren op',
    sortNames: {
      '-created_date': 'Nieuwste eerst',
      created_date: 'Oudste eerst',
      '-last_update_date': 'Laatst gewijzigd',
      filename: 'Naam, A tot Z',
      '-filename': 'Naam, Z tot A',
      '-file_size': 'Grootste eerst',
      file_size: 'Kleinste eerst',
    },
    layout: 'Weergave',
    gridLayout: 'Raster',
    listLayout: 'Lijst',
    filters: (applied) => (applied > 0 ? `Filters (${number(applied)})` : 'Filters'),
    clearAll: 'Alles wissen',
    showResults: (total) => count(total, { one: '# resultaat tonen', other: '# resultaten tonen' }),
    startOver: 'Zoekopdracht en filters wissen',
    removeFilter: (facet, value) => `Filter ${facet}: ${value} verwijderen`,
    facetNames: {
      file_types: 'Bestandstype',
      categories: 'Categorie',
      metadata: 'Metagegevens',
      asset_groups: 'Assetgroep',
    },
    fileTypes: {
      image: 'Afbeeldingen',
      video: 'Video’s',
      audio: 'Audio',
      pdf: 'PDF',
      office: 'Office-documenten',
      generic_binary: 'Andere bestanden',
    },
    emptyValue: '(geen naam)',
    noFacets: 'Er is niets om deze resultaten mee te verfijnen.',

    results: (total) => count(total, { one: '# resultaat', other: '# resultaten' }),
    assets: 'Assets',
    loading: 'Assets laden',
    loadingMore: 'Meer laden',
    endOfResults: 'Einde van de resultaten',

    selected: (chosen, max) =>
      max === undefined
        ? `${number(chosen)} geselecteerd`
        : `${number(chosen)} van ${number(max)} geselecteerd`,
    selection: 'Geselecteerde assets',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Selecteer een asset om die in te voegen.';
      if (max !== undefined && min < 2) {
        return count(max, {
          one: 'Selecteer hooguit # asset.',
          other: 'Selecteer hooguit # assets.',
        });
      }
      return min > 1 ? assets.tooFew(min) : 'Selecteer een of meer assets.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Je kunt hooguit # asset selecteren. Verwijder die eerst.',
        other: 'Je kunt hooguit # assets selecteren. Verwijder er eerst een.',
      }),
    tooFew: (min) =>
      count(min, { one: 'Selecteer minstens # asset.', other: 'Selecteer minstens # assets.' }),
    editSelected: (filename) => `Formaat en tekst van ${filename}`,
    preparing: 'Links voorbereiden…',
    detailFailed: 'De links van deze asset konden niet worden geladen.',
    confirmFailed:
      'Sommige assets konden niet worden voorbereid. Verwijder ze of probeer het opnieuw.',

    signInTitle: 'Meld je aan om assets te kiezen',
    signInHint:
      'Er wordt een venster van je assetbibliotheek geopend. Sta daar de toegang toe en kom hier terug.',
    signIn: 'Aanmelden',
    signOut: 'Afmelden',
    account: (name) => (name ? `Account van ${name}` : 'Account'),
    signedInAs: (name) => `Aangemeld als ${name}`,
    signingInTitle: 'Rond het aanmelden af',
    signingInHint: 'Sta de toegang toe in het andere venster. Deze pagina gaat vanzelf verder.',
    detachedHint:
      'Het aanmeldvenster is van hieruit niet meer te zien. Rond het daar af als het nog open is, of begin opnieuw.',
    reopenSignIn: 'Venster opnieuw openen',
    cancelSignIn: 'Annuleren',
    sessionEnded: 'Je aanmelding is verlopen. Meld je opnieuw aan: je selectie blijft bewaard.',

    emptyTitle: 'Geen assets gevonden',
    emptyHint: 'Probeer minder of andere woorden, of haal een filter weg.',
    emptyLibrary: 'Hier zijn geen assets die je mag zien.',
    tryAgain: 'Opnieuw proberen',
    tryAgainAt: (seconds) =>
      count(seconds, {
        one: 'De dienst vraagt # seconde te wachten.',
        other: 'De dienst vraagt # seconden te wachten.',
      }),
    failures: {
      configuration: [
        'Deze kiezer is niet ingesteld',
        'De pagina waar hij op staat moet worden verbeterd.',
      ],
      'sign-in-required': [
        'Je bent niet aangemeld',
        'Meld je opnieuw aan bij deze pagina en probeer het dan nog eens.',
      ],
      'sign-in-blocked': [
        'Het aanmeldvenster is geblokkeerd',
        'Sta in de adresbalk vensters voor deze pagina toe en meld je dan opnieuw aan.',
      ],
      'sign-in-cancelled': ['Het aanmelden is geannuleerd', 'Je kunt altijd opnieuw beginnen.'],
      'sign-in-late': [
        'Het aanmelden duurde te lang',
        'Begin opnieuw: er is niets verloren gegaan.',
      ],
      'sign-in-denied': [
        'De toegang is niet toegestaan',
        'Kies Toestaan in het aanmeldvenster of vraag het aan je beheerder.',
      ],
      'sign-in-failed': [
        'Aanmelden is niet gelukt',
        'Begin opnieuw. Blijft het mislukken, meld het dan aan de beheerders van deze pagina.',
      ],
      'host-error': [
        'De verbinding van deze pagina met de bibliotheek is mislukt',
        'Meld het aan de beheerders van deze pagina.',
      ],
      'sign-in-unreachable': [
        'Aanmelden is niet bereikbaar',
        'Controleer je verbinding en probeer het opnieuw. Blijft het zo, meld het dan aan de beheerders van deze pagina.',
      ],
      offline: [
        'Je bent offline',
        'Je selectie blijft bewaard. Probeer het opnieuw als je weer online bent.',
      ],
      unreachable: [
        'De assetbibliotheek antwoordt niet',
        'Controleer je verbinding en probeer het opnieuw. Blijft het zo, meld het dan aan de beheerders van deze pagina.',
      ],
      'rate-limited': [
        'De assetbibliotheek is bezet',
        'Er zijn te veel verzoeken gedaan. Wacht even.',
      ],
      forbidden: [
        'Je mag deze assets niet zien',
        'Vraag een beheerder van de assetbibliotheek om toegang.',
      ],
      refused: ['De zoekopdracht is geweigerd', 'Wijzig de zoekopdracht en probeer het opnieuw.'],
      service: [
        'De assetbibliotheek heeft een probleem',
        'Het ligt niet aan jou. Probeer het zo nog eens.',
      ],
      malformed: [
        'Het antwoord was niet te lezen',
        'De assetbibliotheek stuurde iets onverwachts. Probeer het opnieuw of meld het aan de beheerders van deze pagina.',
      ],
      incomplete: [
        'De lijst is onvolledig',
        'De assetbibliotheek telt meer resultaten dan ze stuurt. Probeer het opnieuw of verfijn de zoekopdracht.',
      ],
    },
  };

  return {
    assets,
    tooOld: 'Je browser is te oud om dit te tonen. Werk hem bij of gebruik een andere.',
    selection: {
      selectAll: (loaded) =>
        count(loaded, {
          one: 'Het geladen asset selecteren',
          other: 'Alle # geladen assets selecteren',
        }),
      removeSelected: (filename) => `${filename} verwijderen`,
      clearSelection: 'Selectie wissen',
      size: 'Formaat',
      altText: 'Alternatieve tekst',
      altTextHint: 'Wat de afbeelding toont, voor wie die niet kan zien',
      decorative: 'Decoratief',
      altMissing: 'Alternatieve tekst ontbreekt',
      linkText: 'Linktekst',
      frameTitle: 'Titel',
      customSize: 'Eigen formaat',
      sizesFailed: 'De instellingen voor een eigen formaat konden niet worden geladen.',
      noEmbeds: 'Deze asset heeft geen link die kan worden ingevoegd.',
      loadingFar: 'Meer laden. Zo ver in de lijst duurt dat even',
      rangeUnknown:
        'Alleen wat van dit bereik is geladen, is geselecteerd. Scroll erdoorheen om de rest te laden.',
      fromTheEnd: 'De volgorde is omgekeerd: de lijst begint nu met de laatste resultaten.',
      placeOf: (place, total) => `${number(place)} van ${number(total)}`,
      moveEarlier: 'Naar voren',
      moveLater: 'Naar achteren',
      moved: (name, place, total) =>
        `${name} staat nu op plaats ${number(place)} van ${number(total)}`,
      moveHint:
        'Pijltoetsen gaan naar het volgende, met Alt verplaatsen ze het, Delete haalt het weg',
      earlierChosen: (before) => `${number(before)} ervoor`,
      laterChosen: (after) => `nog ${number(after)}`,
      gone: 'Niet meer beschikbaar',
      uploaded: ['Geüpload', 'Vandaag', 'Afgelopen 7 dagen', 'Afgelopen 30 dagen', 'Dit jaar'],
      fileFacets: ['Breedte', 'Bestandsgrootte', 'Bestandsformaat'],
      expiresOn: (day) => `Verloopt op ${day}`,
      expiredOn: (day) => `Verlopen op ${day}`,
      releasedOn: (day) => `Beschikbaar vanaf ${day}`,
      withdrawn: 'Ingetrokken',
      unavailable: 'Niet beschikbaar: verlopen, ingetrokken of nog niet vrijgegeven',
      absent: (gone) => `${number(gone)} niet meer beschikbaar`,
      removeAbsent: 'Weghalen wat niet beschikbaar is',
      prepared: (ready, total) => `${number(ready)} van ${number(total)} klaar`,
      inserted: (total) => `${number(total)} ingevoegd`,
      stopPreparing: 'Stoppen',
      stillWaiting: 'Nog steeds aan het wachten',
      stillWaitingHint: 'De bibliotheek antwoordt traag. Je hoeft niets te doen.',

      preview: 'Voorbeeld',
      previewOf: (name) => `Voorbeeld van ${name}`,
      previewFailed: 'Het voorbeeld kon niet worden geladen.',
      backToResults: 'Terug naar de resultaten',
      previousAsset: 'Vorig asset',
      nextAsset: 'Volgend asset',
      selectAsset: 'Selecteren',
      deselectAsset: 'Deselecteren',
      zoomIn: 'Inzoomen',
      zoomOut: 'Uitzoomen',
      zoomToFit: 'Passend',
      actualSize: 'Ware grootte',
      noPreview: 'Van dit bestand is er geen afbeelding.',
      notPlayable: 'Dit kan hier niet worden afgespeeld.',
      openDocument: 'Document openen',
      openPlayer: 'Speler openen',
      showPages: 'Pagina’s tonen',
      pagesBlocked: 'Deze pagina staat de viewer niet toe. Open het document.',

      fileFacts: 'Bestand',
      factFormat: 'Indeling',
      factDimensions: 'Afmetingen',
      factFileSize: 'Bestandsgrootte',
      factDuration: 'Duur',
      factCreated: 'Gemaakt',
      factReleased: 'Beschikbaar vanaf',
      factExpires: 'Verloopt op',
      downloadOriginal: 'Origineel downloaden',

      sizes: 'Formaten',
      copyLink: 'Link kopiëren',
      copyHtml: 'HTML kopiëren',
      copyMarkdown: 'Markdown kopiëren',
      copyShareLink: 'Deellink kopiëren',
      copyToPaste: 'Kopiëren voor documenten en e-mail',
      copyOtherWays: 'Anders kopiëren',
      copied: 'Gekopieerd',
      copyByHand: 'De browser staat kopiëren niet toe. Kopieer dit zelf:',
      dragAgain: 'De links waren er nog niet. Sleep het nog een keer.',

      embedName: embedNames(
        assets.emptyValue,
        '640 px breed|640 px hoog|Oorspronkelijk bestand|Speler|Speler met download' +
          '|Voorbeeldafbeelding|Videobestand|Document|Documentweergave met download' +
          '|Documentweergave|Eerste pagina als afbeelding|Audiobestand|360°-weergave' +
          '|360°-weergave met download|Afbeelding',
      ),
    },
    filters: {
      expiry: ['Verloopdatum', 'Verlopen', 'In de komende 30 dagen', 'Zonder verloopdatum'],
      orientation: ['Oriëntatie', 'Liggend', 'Staand'],
      atLeast: (amount) => `Minstens ${amount}`,
      below: (amount) => `Minder dan ${amount}`,
      above: (amount) => `Meer dan ${amount}`,
    },
    field: {
      changeChoice: 'Wijzigen',
      chooseThese: (chosen) => (chosen > 1 ? `${number(chosen)} kiezen` : 'Kiezen'),
      nothingChosen: 'Niets gekozen',
      signInToSee: 'Meld je aan om te zien wat er is gekozen.',
      namesFailed: 'Sommige namen konden niet worden geladen.',
    },
    choosing: {
      removed: (gone) => `${number(gone)} verwijderd`,
      undo: 'Ongedaan maken',
      restored: (back) => `${number(back)} teruggezet`,
      sizeForAll: 'Dit formaat voor alle',
      sizeSet: (name, total) => `${name} voor ${number(total)}`,
      altNeeded: (missing) =>
        count(missing, {
          one: '# afbeelding heeft geen alternatieve tekst. Beschrijf deze of markeer deze als decoratief.',
          other:
            '# afbeeldingen hebben geen alternatieve tekst. Beschrijf ze of markeer ze als decoratief.',
        }),
      addSize: 'Formaat toevoegen',
      removeSize: (name) => `Formaat ${name} verwijderen`,
    },
    sizing: {
      customSizeOf: (filename) => `Eigen formaat van ${filename}`,
      width: 'Breedte',
      height: 'Hoogte',
      wholeImage: 'Hele afbeelding',
      crop: 'Bijsnijden',
      cropPosition: 'Deel dat blijft',
      focalAcross: 'Focuspunt, van links naar rechts',
      focalDown: 'Focuspunt, van boven naar beneden',
      focalHint: 'Klik op wat zichtbaar moet blijven.',
      automaticFormat: 'Automatisch',
      rotate: 'Met de klok mee draaien',
      sizeLimit: (max) => `Voer gehele getallen van 1 tot ${number(max)} in.`,
      enlarged: 'Dit is groter dan het origineel en kan daarom onscherp lijken.',
      result: 'Resultaat',
      useSize: 'Dit formaat gebruiken',
      sizeFailed: 'De afbeelding kon niet in dit formaat worden geladen.',
      cropAnchors: 'Linksboven|Boven|Rechtsboven|Links|Midden|Rechts|Linksonder|Onder|Rechtsonder',
    },

    list: {
      columnName: 'Naam',
      columnDimensions: 'Afmetingen',
      compactRows: 'Compacte rijen',
    },
    keys: {
      keysTitle: 'Sneltoetsen',
      keyNames: 'Spatie|Enter|Delete|Home|End|Page Up|Page Down|Shift|Ctrl|Alt|Esc',
      keyActions:
        'Verplaatsen|Een pagina omhoog of omlaag|Eerste en laatste' +
        '|Selecteren of deselecteren|Bereik selecteren|Alles selecteren dat geladen is' +
        '|Voorbeeld openen|Deze sneltoetsen tonen|Vorige en volgende|In- en uitzoomen' +
        '|Hele afbeelding, ware grootte|Terug naar de resultaten|Asset verplaatsen' +
        '|Asset verwijderen',
    },

    search: {
      searchWithin: (facet) => `Zoeken in ‘${facet}’`,
      valuesFound: (found, listed) => `${number(found)} van ${number(listed)}`,
      noValues: 'Geen van deze waarden bevat dat.',
      showMore: (hidden) => `Nog ${number(hidden)} tonen`,
      showFewer: 'Minder tonen',
      moreValues: 'Zoek naar andere waarden.',
      categoriesIn: (name) => `Categorieën in ‘${name}’`,
      firstDay: 'Van',
      lastDay: 'Tot en met',
      queryNotUnderstood:
        'De dienst begreep niet de hele zoekopdracht. Controleer haakjes en aanhalingstekens.',
      understoodAs: 'Begrepen als:',
      fewerWords: (total, text) => `${assets.results(total)} voor ‘${text}’`,

      recentSearches: 'Recente zoekopdrachten',
      recentHint: 'Pijl omlaag toont recente zoekopdrachten',
      forgetSearch: (text) => `‘${text}’ vergeten`,
      forgetSearches: 'Alles vergeten',
      saveSearch: 'Deze zoekopdracht opslaan',
    },
    finding: {
      usedAssets: 'Recent gebruikt',
      usedAbsent: (absent) =>
        count(absent, { one: '# is niet meer beschikbaar', other: '# zijn niet meer beschikbaar' }),
      forgetUsed: 'Gebruikte vergeten',
      browseCategories: 'Bladeren op categorie',
      allCategories: 'Alle categorieën',
      categoriesBelow: (name) => `Categorieën in ‘${name}’`,
      noneBelow: (name) => `Er zijn geen categorieën in ‘${name}’.`,
      categoriesFailed: 'De categorieën konden niet worden geladen.',
      moreCategories: 'Er zijn misschien meer categorieën. Zoek ernaar.',
      savedSearches: 'Opgeslagen zoekopdrachten',
      searchName: 'Naam van de zoekopdracht',
      save: 'Opslaan',
      saved: (name) => `Opgeslagen als ‘${name}’`,
      removeSaved: (name) => `‘${name}’ verwijderen`,
      removedSaved: (name) => `‘${name}’ is verwijderd`,
      undoRemoved: 'Ongedaan maken',
    },
    products: productsIn(assets, tools),
  };
};
