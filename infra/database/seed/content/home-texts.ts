import type { Language } from './language';

interface Tile {
  readonly title: string;
  readonly text: string;
}

export interface HomeTexts {
  readonly title: string;
  readonly description: string;
  readonly heroTitle: string;
  readonly heroSubtitle: string;
  readonly introTitle: string;
  readonly intro: string;
  readonly families: readonly [Tile, Tile, Tile, Tile];
  readonly waysTitle: string;
  readonly ways: readonly [Tile, Tile, Tile];
  readonly stepsTitle: string;
  readonly steps: readonly [Tile, Tile, Tile];
  readonly quote: string;
  readonly quoteAuthor: string;
  readonly quotePosition: string;
}

export const HOME: Record<Language, HomeTexts> = {
  en: {
    title: 'New and approved vehicles',
    description:
      'Range Rover, Defender, Discovery and Jaguar: see what our retailers have, compare at leisure and reserve online.',
    heroTitle: 'The road is yours',
    heroSubtitle: 'New and approved vehicles from retailers near you, ready when you are.',
    introTitle: 'Four names, one promise',
    intro:
      '<p>Some cars take you to a place. Ours are meant to change how you get there: calmly through the city, confidently across a ford, and with pleasure on the road that takes longer. Choose the name that suits your life; we will find the one that suits your day.</p>',
    families: [
      { title: 'Range Rover', text: 'Quiet, composed and at home anywhere.' },
      { title: 'Defender', text: 'Made for the places where maps end.' },
      { title: 'Discovery', text: 'Room for seven, and for every plan they make.' },
      { title: 'Jaguar', text: 'For the pleasure of driving, and nothing less.' },
    ],
    waysTitle: 'Three ways to your next vehicle',
    ways: [
      {
        title: 'New',
        text: '<p>From stock, or built as you want it. Our retailers tell you honestly what is available and when.</p>',
      },
      {
        title: 'Approved',
        text: '<p>Inspected at 165 points, serviced, and covered by a warranty of at least two years.</p>',
      },
      {
        title: 'Used',
        text: '<p>Well-kept vehicles of every age, with their history laid open and their price fair.</p>',
      },
    ],
    stepsTitle: 'Reserve in a few minutes',
    steps: [
      {
        title: 'Choose',
        text: '<p>Filter by what matters to you: model, price, mileage, colour. Every figure you see is the vehicle’s own.</p>',
      },
      {
        title: 'Reserve',
        text: '<p>A small fee holds it in your name. Nobody else can reserve it meanwhile, and you may change your mind.</p>',
      },
      {
        title: 'Drive',
        text: '<p>Your retailer calls you, prepares the vehicle and hands it over when it suits you.</p>',
      },
    ],
    quote: 'I found the car on a Sunday evening, reserved it before the tea was cold, and drove it home that Friday.',
    quoteAuthor: 'Helena M.',
    quotePosition: 'Defender 110 owner',
  },
  ar: {
    title: 'سيارات جديدة ومعتمدة',
    description:
      'رينج روڤر وديفندر وديسكفري وجاكوار: تصفّح السيارات المتوفرة لدى وكلائنا، وقارن بهدوء، واحجز عبر الإنترنت.',
    heroTitle: 'الطريق لك',
    heroSubtitle: 'سيارات جديدة ومعتمدة لدى وكلاء قريبين منك، جاهزة متى شئت.',
    introTitle: 'أربعة أسماء ووعد واحد',
    intro:
      '<p>بعض السيارات توصلك إلى وجهتك، أما سياراتنا فتغيّر طريقة وصولك: بهدوء في المدينة، وبثقة فوق الرمال، وبمتعة على الطريق الأطول. اختر الاسم الذي يناسب حياتك، ونحن نجد لك السيارة التي تناسب يومك.</p>',
    families: [
      { title: 'رينج روڤر', text: 'هدوء واتزان، وراحة في كل مكان.' },
      { title: 'ديفندر', text: 'صُنعت للأماكن التي تنتهي عندها الخرائط.' },
      { title: 'ديسكفري', text: 'مكان لسبعة أشخاص، ولكل خططهم.' },
      { title: 'جاكوار', text: 'لمتعة القيادة وحدها.' },
    ],
    waysTitle: 'ثلاث طرق إلى سيارتك القادمة',
    ways: [
      { title: 'جديدة', text: '<p>من المخزون أو مصنوعة كما تريد. يخبرك وكلاؤنا بصراحة بما هو متوفر ومتى.</p>' },
      { title: 'معتمدة', text: '<p>مفحوصة في 165 نقطة، ومُصانة، ومشمولة بضمان لا يقل عن سنتين.</p>' },
      { title: 'مستعملة', text: '<p>سيارات مُعتنى بها من كل الأعمار، بتاريخ واضح وسعر عادل.</p>' },
    ],
    stepsTitle: 'احجز خلال دقائق',
    steps: [
      {
        title: 'اختر',
        text: '<p>حدّد ما يهمك: الطراز والسعر والمسافة المقطوعة واللون. كل رقم تراه يخص السيارة نفسها.</p>',
      },
      { title: 'احجز', text: '<p>مبلغ صغير يحفظ السيارة باسمك، ولا يستطيع أحد غيرك حجزها، ولك أن تغيّر رأيك.</p>' },
      { title: 'انطلق', text: '<p>يتصل بك الوكيل ويجهّز السيارة ويسلّمها لك في الوقت الذي يناسبك.</p>' },
    ],
    quote: 'وجدت السيارة مساء الأحد، وحجزتها قبل أن يبرد الشاي، وقدتها إلى البيت يوم الجمعة.',
    quoteAuthor: 'ليلى ك.',
    quotePosition: 'مالكة ديفندر 110',
  },
  ja: {
    title: '新車・認定中古車',
    description:
      'レンジローバー、ディフェンダー、ディスカバリー、ジャガー。全国の正規販売店の在庫を比較し、オンラインでご予約いただけます。',
    heroTitle: '道は、あなたのもの。',
    heroSubtitle: 'お近くの正規販売店の新車と認定中古車を、いつでもご覧いただけます。',
    introTitle: '四つの名前、ひとつの約束',
    intro:
      '<p>目的地へ運ぶだけの車もあります。私たちの車は、そこへ向かう時間そのものを変えるためにつくられました。街では静かに、川では力強く、遠回りの道では楽しく。あなたの暮らしに合う一台をお選びください。</p>',
    families: [
      { title: 'レンジローバー', text: '静かに、端正に、どこへでも。' },
      { title: 'ディフェンダー', text: '地図の終わりから先へ。' },
      { title: 'ディスカバリー', text: '七人の、それぞれの予定のために。' },
      { title: 'ジャガー', text: '走る歓びのために。' },
    ],
    waysTitle: '次の一台への三つの道',
    ways: [
      { title: '新車', text: '<p>在庫車から、またはお好みの仕様で。納期は販売店が正直にお伝えします。</p>' },
      { title: '認定中古車', text: '<p>165項目の点検と整備を済ませ、2年以上の保証が付きます。</p>' },
      { title: '中古車', text: '<p>年式を問わず丁寧に扱われた車を、明らかな履歴と適正な価格で。</p>' },
    ],
    stepsTitle: '数分でご予約',
    steps: [
      { title: '選ぶ', text: '<p>モデル、価格、走行距離、色。大切な条件で絞り込めます。</p>' },
      { title: '予約する', text: '<p>ご予約は無料です。その間、ほかの方が予約することはできません。</p>' },
      { title: '乗る', text: '<p>販売店からご連絡し、整備のうえ、ご都合のよい日にお渡しします。</p>' },
    ],
    quote: '日曜の夜に見つけて、お茶が冷める前に予約し、金曜には家まで運転して帰りました。',
    quoteAuthor: '佐藤 遥',
    quotePosition: 'ディフェンダー 110 オーナー',
  },
  uk: {
    title: 'Нові та перевірені автомобілі',
    description:
      'Range Rover, Defender, Discovery і Jaguar: перегляньте автомобілі наших дилерів, порівняйте й забронюйте онлайн.',
    heroTitle: 'Дорога — ваша',
    heroSubtitle: 'Нові та перевірені автомобілі у дилерів поруч, готові тоді, коли готові ви.',
    introTitle: 'Чотири імені, одна обіцянка',
    intro:
      '<p>Є автомобілі, які просто довозять. Наші змінюють саму дорогу: спокійно містом, упевнено через брід, із задоволенням там, де шлях довший. Оберіть ім’я, що пасує вашому життю, а ми знайдемо автомобіль для вашого дня.</p>',
    families: [
      { title: 'Range Rover', text: 'Тихий, зібраний і всюди свій.' },
      { title: 'Defender', text: 'Для місць, де закінчуються мапи.' },
      { title: 'Discovery', text: 'Місце для сімох і для всіх їхніх планів.' },
      { title: 'Jaguar', text: 'Заради насолоди від керування.' },
    ],
    waysTitle: 'Три шляхи до вашого автомобіля',
    ways: [
      { title: 'Новий', text: '<p>Зі складу або на замовлення. Дилери чесно скажуть, що є в наявності та коли.</p>' },
      {
        title: 'Перевірений',
        text: '<p>Огляд за 165 пунктами, обслуговування та гарантія щонайменше на два роки.</p>',
      },
      { title: 'Уживаний', text: '<p>Доглянуті автомобілі різного віку, з відкритою історією та чесною ціною.</p>' },
    ],
    stepsTitle: 'Бронювання за кілька хвилин',
    steps: [
      {
        title: 'Оберіть',
        text: '<p>Відфільтруйте за моделлю, ціною, пробігом чи кольором. Усі дані — саме цього автомобіля.</p>',
      },
      { title: 'Забронюйте', text: '<p>Невелика сума закріплює автомобіль за вами. Ви завжди можете передумати.</p>' },
      { title: 'Їдьте', text: '<p>Дилер зателефонує, підготує автомобіль і передасть його у зручний для вас час.</p>' },
    ],
    quote: 'Я знайшла авто в неділю ввечері, забронювала, доки не охолов чай, а в п’ятницю вже їхала ним додому.',
    quoteAuthor: 'Олена К.',
    quotePosition: 'власниця Defender 110',
  },
};
