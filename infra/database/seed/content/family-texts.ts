import type { Language } from './language';
import type { Family } from './models';

export interface FamilyTexts {
  readonly description: string;
  readonly heroTitle: string;
  readonly heroSubtitle: string;
  readonly introTitle: string;
  readonly intro: string;
  readonly modelsTitle: string;
}

const SHORT: Record<Exclude<Language, 'en'>, Record<Family, FamilyTexts>> = {
  ar: {
    'range-rover': {
      description: 'عائلة رينج روڤر: أربعة طرازات بروح واحدة.',
      heroTitle: 'رينج روڤر',
      heroSubtitle: 'هدوء لا يفارقك.',
      introTitle: 'الصفاء في كل رحلة',
      intro:
        '<p>مقصورة هادئة ومقاعد مرتفعة ونظام تعليق يقرأ الطريق أمامك. رينج روڤر تجمع بين راحة المدينة وثقة الطرق الوعرة.</p>',
      modelsTitle: 'اختر رينج روڤر التي تناسبك',
    },
    defender: {
      description: 'ديفندر 90 و110 و130: صُنعت لتصل إلى كل مكان.',
      heroTitle: 'ديفندر',
      heroSubtitle: 'ثابتة أينما ذهبت.',
      introTitle: 'قوة يمكن الاعتماد عليها',
      intro: '<p>هيكل متين وقدرات حقيقية على الرمال والصخور والماء، مع راحة تكفي لرحلة طويلة.</p>',
      modelsTitle: 'ثلاثة أطوال وشخصية واحدة',
    },
    discovery: {
      description: 'ديسكفري وديسكفري سبورت: مساحة للعائلة كلها.',
      heroTitle: 'ديسكفري',
      heroSubtitle: 'مكان للجميع.',
      introTitle: 'عائلة تحب الذهاب أبعد',
      intro: '<p>ما يصل إلى سبعة مقاعد تُطوى بلمسة واحدة، ورؤية جيدة من كل مقعد منها.</p>',
      modelsTitle: 'اختر ديسكفري التي تناسبك',
    },
    jaguar: {
      description: 'جاكوار: من السيارة الرياضية إلى الكهربائية بالكامل.',
      heroTitle: 'جاكوار',
      heroSubtitle: 'لمتعة القيادة.',
      introTitle: 'خطوط نقية واستجابة فورية',
      intro: '<p>كل جاكوار صُممت من أجل السائق أولاً: توازن دقيق ومقود حساس وخطوط لا تشيخ.</p>',
      modelsTitle: 'طرازات جاكوار',
    },
  },
  ja: {
    'range-rover': {
      description: 'レンジローバー ファミリーの四つのモデルと在庫車。',
      heroTitle: 'レンジローバー',
      heroSubtitle: 'どこまでも、静かに。',
      introTitle: 'すべての旅に落ち着きを',
      intro: '<p>静かな室内、高い視点、路面を読むサスペンション。街でも山道でも、同じ落ち着きをお届けします。</p>',
      modelsTitle: 'あなたのレンジローバーを選ぶ',
    },
    defender: {
      description: 'ディフェンダー 90、110、130 と在庫車。',
      heroTitle: 'ディフェンダー',
      heroSubtitle: '揺るがない一台。',
      introTitle: '頼れる強さ',
      intro: '<p>強靭なボディと確かな走破力。砂でも岩でも水辺でも、長い旅を支える快適さがあります。</p>',
      modelsTitle: '三つの長さ、ひとつの個性',
    },
    discovery: {
      description: 'ディスカバリーとディスカバリー スポーツ、在庫車。',
      heroTitle: 'ディスカバリー',
      heroSubtitle: 'みんなの席がある。',
      introTitle: 'もっと遠くへ行きたい家族に',
      intro: '<p>最大七席。ワンタッチでたためるシートと、どの席からも広がる眺め。</p>',
      modelsTitle: 'あなたのディスカバリーを選ぶ',
    },
    jaguar: {
      description: 'ジャガーのスポーツカー、SUV、電気自動車と在庫車。',
      heroTitle: 'ジャガー',
      heroSubtitle: '走る歓びのために。',
      introTitle: '澄んだ線、素直な応え',
      intro: '<p>ジャガーはいつもドライバーのためにつくられます。精密なバランスと、色あせない姿。</p>',
      modelsTitle: 'ジャガーのモデル',
    },
  },
  uk: {
    'range-rover': {
      description: 'Сім’я Range Rover: чотири моделі та автомобілі в наявності.',
      heroTitle: 'Range Rover',
      heroSubtitle: 'Спокій, що завжди з вами.',
      introTitle: 'Зібраність у кожній подорожі',
      intro:
        '<p>Тихий салон, висока посадка й підвіска, що читає дорогу. Range Rover однаково впевнений у місті та в горах.</p>',
      modelsTitle: 'Оберіть свій Range Rover',
    },
    defender: {
      description: 'Defender 90, 110 і 130 та автомобілі в наявності.',
      heroTitle: 'Defender',
      heroSubtitle: 'Незламний усюди.',
      introTitle: 'Сила, на яку можна покластися',
      intro: '<p>Міцний кузов і справжня прохідність на піску, камінні й у воді — з комфортом для довгої дороги.</p>',
      modelsTitle: 'Три довжини, один характер',
    },
    discovery: {
      description: 'Discovery і Discovery Sport та автомобілі в наявності.',
      heroTitle: 'Discovery',
      heroSubtitle: 'Місце для кожного.',
      introTitle: 'Для родин, які їдуть далі',
      intro: '<p>До семи місць, що складаються одним дотиком, і гарний краєвид із кожного.</p>',
      modelsTitle: 'Оберіть свій Discovery',
    },
    jaguar: {
      description: 'Jaguar: від спорткара до електромобіля, в наявності.',
      heroTitle: 'Jaguar',
      heroSubtitle: 'Заради керування.',
      introTitle: 'Чисті лінії, миттєва відповідь',
      intro: '<p>Кожен Jaguar створено передусім для водія: точний баланс і форми, що не старіють.</p>',
      modelsTitle: 'Моделі Jaguar',
    },
  },
};

const ENGLISH: Record<Family, FamilyTexts> = {
  'range-rover': {
    description:
      'The Range Rover family: Range Rover, Sport, Velar and Evoque, with every vehicle our retailers have in stock.',
    heroTitle: 'Range Rover',
    heroSubtitle: 'Composure, wherever you take it.',
    introTitle: 'Calm is a kind of strength',
    intro:
      '<p>A Range Rover does not raise its voice. Its strength shows in how little you notice: the road surface that stays outside, the steep track taken without fuss, the hours that pass before anybody asks for a break.</p>',
    modelsTitle: 'Find your Range Rover',
  },
  defender: {
    description: 'Defender 90, 110 and 130: specifications, character and every vehicle our retailers have in stock.',
    heroTitle: 'Defender',
    heroSubtitle: 'Unshakeable, by design.',
    introTitle: 'Made to be used',
    intro:
      '<p>Rubber floors that hose down. Rails that carry what you tie to them. A body stiff enough to shrug at a ditch. The Defender was drawn for work and weather, and then made comfortable enough for the long way home.</p>',
    modelsTitle: 'Three lengths, one character',
  },
  discovery: {
    description:
      'Discovery and Discovery Sport: family vehicles with up to seven seats, and every one our retailers have in stock.',
    heroTitle: 'Discovery',
    heroSubtitle: 'Bring everybody.',
    introTitle: 'Seven seats, no compromise',
    intro:
      '<p>Every passenger in a Discovery sits a little higher than the one in front and sees where you are going. Seats fold at a touch, bicycles go in whole, and a trailer hardly changes the mood.</p>',
    modelsTitle: 'Find your Discovery',
  },
  jaguar: {
    description: 'Jaguar F-Pace, E-Pace, I-Pace, F-Type, XE and XF: approved and used vehicles from our retailers.',
    heroTitle: 'Jaguar',
    heroSubtitle: 'For the pleasure of driving.',
    introTitle: 'Drawn with few lines',
    intro:
      '<p>A Jaguar is recognised by what it leaves out. One line from nose to tail, a steering wheel that speaks plainly, and a balance that turns an ordinary errand into the best part of the day.</p>',
    modelsTitle: 'Find your Jaguar',
  },
};

export const FAMILY_TEXTS: Record<Language, Record<Family, FamilyTexts>> = { en: ENGLISH, ...SHORT };

interface Story {
  readonly title: string;
  readonly text: string;
}

/** What only the English pages tell. */
export const STORIES: Record<Family, { readonly title: string; readonly stories: readonly [Story, Story, Story] }> = {
  'range-rover': {
    title: 'What makes it a Range Rover',
    stories: [
      {
        title: 'A cabin apart',
        text: '<p>Laminated glass, active noise cancellation and seats that take their time with you.</p>',
      },
      {
        title: 'Surfaces that last',
        text: '<p>Fewer seams, honest materials and details that still feel right after ten years.</p>',
      },
      {
        title: 'Two kinds of power',
        text: '<p>Plug-in hybrids drive most days without fuel. The six and eight cylinders wait for the others.</p>',
      },
    ],
  },
  defender: {
    title: 'Capable before clever',
    stories: [
      {
        title: 'Wading',
        text: '<p>Up to 900 mm of water, with sensors in the mirrors that tell you how much is left.</p>',
      },
      { title: 'Towing', text: '<p>Up to 3,500 kg braked, and an assistant that steers the trailer back for you.</p>' },
      {
        title: 'Carrying',
        text: '<p>168 kg on the roof while moving, 300 kg when parked: enough for a tent and those in it.</p>',
      },
    ],
  },
  discovery: {
    title: 'Clever in the small things',
    stories: [
      { title: 'Fold and go', text: '<p>Arrange all seats from the tailgate, the dashboard or your phone.</p>' },
      { title: 'Room behind the room', text: '<p>Hidden compartments swallow what children collect on a journey.</p>' },
      {
        title: 'Sure in any weather',
        text: '<p>Terrain Response sets engine, gearbox and brakes for what lies under the wheels.</p>',
      },
    ],
  },
  jaguar: {
    title: 'Built around the driver',
    stories: [
      {
        title: 'Balance',
        text: '<p>Weight sits low and between the axles, so that a bend feels like one movement.</p>',
      },
      { title: 'Voice', text: '<p>From the hum of the I-Pace to the bark of the V8: each one is tuned by ear.</p>' },
      {
        title: 'Craft',
        text: '<p>Stitched leather, real metal and a cockpit that puts everything where the hand expects it.</p>',
      },
    ],
  },
};

export const FAQ: Record<Family, readonly { readonly question: string; readonly answer: string }[]> = {
  'range-rover': [
    {
      question: 'Which Range Rover models come as a plug-in hybrid?',
      answer:
        '<p>Range Rover, Range Rover Sport, Velar and Evoque all do. Choose “Plug-in hybrid” among the engine types of the stock list.</p>',
    },
    {
      question: 'Can I have seven seats?',
      answer:
        '<p>Yes, in the Range Rover with the long wheelbase. Filter the stock list by number of seats to see them.</p>',
    },
    {
      question: 'How long does a reservation hold?',
      answer:
        '<p>Until you and your retailer have agreed on the next step. If you change your mind, the fee is returned.</p>',
    },
  ],
  defender: [
    {
      question: 'What is the difference between 90, 110 and 130?',
      answer: '<p>The length, and with it the seats: up to six in the 90, seven in the 110 and eight in the 130.</p>',
    },
    {
      question: 'Can I add accessories later?',
      answer: '<p>Most of them, yes. Your retailer fits roof racks, ladders and protection at any time.</p>',
    },
    {
      question: 'Is there an approved Defender near me?',
      answer: '<p>The stock list shows the retailer of each vehicle. Choose “Approved” among the states.</p>',
    },
  ],
  discovery: [
    {
      question: 'Do all Discoverys have seven seats?',
      answer: '<p>No. Some have five and a larger boot. Filter the stock list by number of seats.</p>',
    },
    {
      question: 'What can it tow?',
      answer:
        '<p>A Discovery tows up to 3,500 kg braked, a Discovery Sport up to 2,500 kg, depending on engine and country.</p>',
    },
    {
      question: 'Are approved vehicles inspected?',
      answer: '<p>Every one of them, at 165 points, before it is offered.</p>',
    },
  ],
  jaguar: [
    {
      question: 'Are new Jaguars still available?',
      answer: '<p>A small number of F-Pace. All other models are offered as approved or used vehicles.</p>',
    },
    {
      question: 'How far does an I-Pace go?',
      answer: '<p>Up to 470 km on the official cycle when new. Age, weather and speed all play their part.</p>',
    },
    {
      question: 'What does “approved” cover?',
      answer: '<p>A 165-point inspection, a warranty of at least two years and roadside assistance.</p>',
    },
  ],
};
