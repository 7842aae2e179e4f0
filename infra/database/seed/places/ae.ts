import { placesIn } from './line';

/** There are no postcodes: people search for a city or a part of one. */
export const AE_PLACES = [
  ...placesIn(
    'AE',
    'DU',
    'Dubai',
    '- Dubai|دبي 25.205 55.271 · - Deira|ديرة 25.271 55.311 · - Bur Dubai|بر دبي 25.253 55.296 · - Jumeirah|جميرا 25.205 55.239 · - Dubai Marina|مرسى دبي 25.080 55.140 · - Downtown Dubai|وسط مدينة دبي 25.195 55.274 · - Al Quoz|القوز 25.139 55.237 · - Jebel Ali|جبل علي 24.998 55.075 · - Mirdif|مردف 25.220 55.420 · - Hatta|حتا 24.797 56.118',
  ),
  ...placesIn(
    'AE',
    'AZ',
    'Abu Dhabi',
    '- Abu Dhabi|أبو ظبي 24.454 54.377 · - Al Ain|العين 24.207 55.745 · - Khalifa City|مدينة خليفة 24.420 54.578 · - Yas Island|جزيرة ياس 24.497 54.607 · - Saadiyat Island|جزيرة السعديات 24.545 54.435 · - Mussafah|مصفح 24.351 54.500 · - Madinat Zayed|مدينة زايد 23.652 53.653 · - Ruwais|الرويس 24.110 52.730',
  ),
  ...placesIn(
    'AE',
    'SH',
    'Sharjah',
    '- Sharjah|الشارقة 25.346 55.421 · - Al Dhaid|الذيد 25.288 55.882 · - Khor Fakkan|خورفكان 25.339 56.356 · - Kalba|كلباء 25.066 56.352',
  ),
  ...placesIn('AE', 'AJ', 'Ajman', '- Ajman|عجمان 25.406 55.513 · - Masfout|مصفوت 24.835 56.053'),
  ...placesIn('AE', 'UQ', 'Umm Al Quwain', '- Umm Al Quwain|أم القيوين 25.565 55.553'),
  ...placesIn(
    'AE',
    'RK',
    'Ras Al Khaimah',
    '- Ras Al Khaimah|رأس الخيمة 25.789 55.943 · - Al Hamra|الحمراء 25.692 55.778',
  ),
  ...placesIn('AE', 'FU', 'Fujairah', '- Fujairah|الفجيرة 25.129 56.327 · - Dibba|دبا 25.593 56.262'),
];
