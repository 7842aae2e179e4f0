import { placesIn } from './line';

/** Visitors of the international market choose a country where others choose a state. */
const COUNTRIES: readonly (readonly [code: string, name: string, lines: string])[] = [
  [
    'AT',
    'Austria',
    '1010 Vienna|Wien 48.208 16.373 · 1100 Favoriten 48.174 16.381 · 4020 Linz 48.306 14.286 · 5020 Salzburg 47.810 13.055 · 6020 Innsbruck 47.269 11.404 · 8010 Graz 47.070 15.439 · 9020 Klagenfurt 46.624 14.308',
  ],
  [
    'BE',
    'Belgium',
    '1000 Brussels|Bruxelles|Brussel 50.847 4.352 · 1930 Zaventem 50.884 4.473 · 2000 Antwerp|Antwerpen 51.220 4.402 · 2610 Wilrijk 51.168 4.394 · 3000 Leuven 50.879 4.701 · 4000 Liège 50.633 5.568 · 5000 Namur 50.467 4.867 · 6000 Charleroi 50.411 4.444 · 8000 Bruges|Brugge 51.209 3.225 · 9000 Ghent|Gent 51.054 3.725',
  ],
  [
    'CH',
    'Switzerland',
    '1201 Geneva|Genève 46.204 6.143 · 1003 Lausanne 46.520 6.634 · 3011 Bern 46.948 7.447 · 4051 Basel 47.560 7.588 · 6900 Lugano 46.004 8.951 · 8001 Zürich 47.377 8.541 · 9000 St. Gallen 47.424 9.377',
  ],
  [
    'DE',
    'Germany',
    '01067 Dresden 51.051 13.738 · 04109 Leipzig 51.340 12.375 · 10115 Berlin 52.532 13.385 · 10623 Charlottenburg 52.507 13.324 · 14467 Potsdam 52.400 13.059 · 18055 Rostock 54.092 12.099 · 20095 Hamburg 53.551 10.000 · 20537 Hammerbrook 53.549 10.047 · 24103 Kiel 54.323 10.123 · 28195 Bremen 53.080 8.801 · 30159 Hanover|Hannover 52.376 9.732 · 34117 Kassel 51.313 9.480 · 40213 Düsseldorf 51.225 6.776 · 44135 Dortmund 51.514 7.465 · 45127 Essen 51.456 7.012 · 48143 Münster 51.961 7.626 · 50667 Cologne|Köln 50.938 6.960 · 50825 Ehrenfeld 50.950 6.918 · 52062 Aachen 50.776 6.084 · 53111 Bonn 50.738 7.099 · 55116 Mainz 50.000 8.271 · 60311 Frankfurt am Main 50.111 8.682 · 60314 Ostend 50.114 8.712 · 65183 Wiesbaden 50.082 8.240 · 66111 Saarbrücken 49.234 6.996 · 68159 Mannheim 49.488 8.466 · 70173 Stuttgart 48.776 9.183 · 76133 Karlsruhe 49.010 8.404 · 79098 Freiburg 47.996 7.849 · 80331 Munich|München 48.137 11.575 · 80687 Laim 48.140 11.512 · 86150 Augsburg 48.366 10.894 · 89073 Ulm 48.401 9.988 · 90402 Nuremberg|Nürnberg 49.452 11.077 · 93047 Regensburg 49.019 12.097 · 97070 Würzburg 49.793 9.934 · 99084 Erfurt 50.978 11.029',
  ],
  [
    'DK',
    'Denmark',
    '1050 Copenhagen|København 55.680 12.587 · 5000 Odense 55.396 10.388 · 8000 Aarhus 56.157 10.211 · 9000 Aalborg 57.048 9.919',
  ],
  [
    'ES',
    'Spain',
    '08002 Barcelona 41.384 2.176 · 28013 Madrid 40.417 -3.704 · 29015 Málaga 36.721 -4.421 · 41001 Seville|Sevilla 37.389 -5.994 · 46001 Valencia 39.474 -0.379 · 48001 Bilbao 43.263 -2.935 · 50001 Zaragoza 41.652 -0.881 · 07001 Palma 39.570 2.650',
  ],
  [
    'FR',
    'France',
    '06000 Nice 43.704 7.262 · 13001 Marseille 43.297 5.381 · 13008 Prado 43.271 5.389 · 21000 Dijon 47.322 5.041 · 29200 Brest 48.390 -4.486 · 31000 Toulouse 43.605 1.444 · 33000 Bordeaux 44.838 -0.579 · 34000 Montpellier 43.611 3.877 · 35000 Rennes 48.117 -1.678 · 37000 Tours 47.394 0.685 · 38000 Grenoble 45.188 5.724 · 44000 Nantes 47.218 -1.554 · 45000 Orléans 47.903 1.909 · 51100 Reims 49.258 4.032 · 54000 Nancy 48.692 6.184 · 59000 Lille 50.629 3.057 · 59650 Villeneuve-d’Ascq 50.623 3.145 · 63000 Clermont-Ferrand 45.777 3.087 · 67000 Strasbourg 48.573 7.752 · 69001 Lyon 45.769 4.834 · 69002 Confluence 45.749 4.826 · 74000 Annecy 45.899 6.129 · 75001 Paris 48.863 2.336 · 75008 Champs-Élysées 48.873 2.312 · 75116 Porte Dauphine 48.867 2.283 · 76000 Rouen 49.443 1.099 · 83000 Toulon 43.124 5.928',
  ],
  [
    'IE',
    'Ireland',
    'D01 Dublin 53.350 -6.260 · D12 Crumlin 53.321 -6.318 · H91 Galway 53.271 -9.057 · T12 Cork 51.898 -8.476 · V94 Limerick 52.664 -8.627 · X91 Waterford 52.259 -7.110',
  ],
  [
    'IT',
    'Italy',
    '00184 Rome|Roma 41.895 12.491 · 10121 Turin|Torino 45.070 7.679 · 16121 Genoa|Genova 44.405 8.940 · 20121 Milan|Milano 45.472 9.189 · 20156 Certosa 45.498 9.140 · 30121 Venice|Venezia 45.444 12.330 · 37121 Verona 45.442 10.998 · 40121 Bologna 44.499 11.342 · 50122 Florence|Firenze 43.771 11.260 · 70121 Bari 41.125 16.870 · 80133 Naples|Napoli 40.843 14.251 · 90133 Palermo 38.116 13.364',
  ],
  ['LU', 'Luxembourg', '1111 Luxembourg 49.611 6.130 · 2529 Howald 49.580 6.132 · 4001 Esch-sur-Alzette 49.496 5.981'],
  [
    'NL',
    'Netherlands',
    '1012 Amsterdam 52.373 4.894 · 1096 Overamstel 52.339 4.925 · 2511 The Hague|Den Haag 52.079 4.313 · 3011 Rotterdam 51.921 4.483 · 3511 Utrecht 52.091 5.118 · 5611 Eindhoven 51.436 5.478 · 6211 Maastricht 50.849 5.690 · 6811 Arnhem 51.984 5.911 · 8011 Zwolle 52.512 6.094 · 9711 Groningen 53.216 6.564',
  ],
  [
    'NO',
    'Norway',
    '0150 Oslo 59.911 10.749 · 4006 Stavanger 58.970 5.733 · 5003 Bergen 60.393 5.324 · 7010 Trondheim 63.431 10.395',
  ],
  [
    'PL',
    'Poland',
    '00-001 Warsaw|Warszawa 52.230 21.011 · 30-001 Kraków 50.065 19.945 · 50-001 Wrocław 51.108 17.039 · 60-001 Poznań 52.406 16.925 · 80-001 Gdańsk 54.352 18.646',
  ],
  [
    'PT',
    'Portugal',
    '1100-001 Lisbon|Lisboa 38.710 -9.137 · 4000-001 Porto 41.149 -8.611 · 8000-001 Faro 37.019 -7.930',
  ],
  [
    'SE',
    'Sweden',
    '111_20 Stockholm 59.333 18.057 · 114_20 Östermalm 59.344 18.074 · 211_20 Malmö 55.605 13.001 · 411_03 Göteborg|Gothenburg 57.708 11.972 · 412_63 Krokslätt 57.684 12.000 · 582_24 Linköping 58.411 15.621 · 753_20 Uppsala 59.859 17.639 · 903_26 Umeå 63.826 20.263',
  ],
];

export const INTERNATIONAL_PLACES = COUNTRIES.flatMap(([code, name, lines]) => placesIn(code, code, name, lines));
