import type { Language } from './language';

export type ServicePackKey =
  | 'essential'
  | 'complete'
  | 'electric'
  | 'warranty'
  | 'tyres'
  | 'offRoad'
  | 'wallbox'
  | 'chargingCard';

/** Name, one sentence, and what is included. */
type PackTexts = readonly [name: string, summary: string, ...included: string[]];

export const SERVICE_PACK_TEXTS: Readonly<Record<Language, Readonly<Record<ServicePackKey, PackTexts>>>> = {
  en: {
    essential: [
      'Service Essential',
      'Every service that the maker asks for, at one monthly price.',
      'All scheduled services with original parts and oil',
      'Brake fluid and filters when they are due',
      'Vehicle health check and software updates',
    ],
    complete: [
      'Service Complete',
      'Scheduled services and everything that wears out on the way.',
      'All scheduled services with original parts and oil',
      'Brake pads and discs, wiper blades, battery',
      'A replacement vehicle while yours is in the workshop',
      'Collection and return of your vehicle',
    ],
    electric: [
      'Service Electric',
      'Care for an electric drive: battery, brakes and cooling.',
      'All scheduled services',
      'Battery health certificate once a year',
      'Brake service, coolant and cabin filter',
      'Software updates',
    ],
    warranty: [
      'Warranty Plus',
      'Two more years after the maker’s warranty has ended.',
      'Mechanical and electrical parts, labour included',
      'Repairs by our own workshops in the whole country',
      'Roadside assistance around the clock',
      'Passes on to the next owner',
    ],
    tyres: [
      'Tyre and Wheel Protection',
      'Punctures and kerb damage are repaired or replaced.',
      'Four tyres and four wheels',
      'Fitting, balancing and disposal included',
      'No excess to pay',
    ],
    offRoad: [
      'Off-road Protection',
      'For what happens beyond the road.',
      'Underbody, bumpers and side steps',
      'Recovery from terrain that can be reached',
      'Inspection after every journey off the road',
    ],
    wallbox: [
      'Home Charging',
      'A wallbox at home, installed by an electrician.',
      'Wallbox with 11 kW and a cable of five metres',
      'Visit, installation and acceptance test',
      'Three years of warranty',
    ],
    chargingCard: [
      'Public Charging',
      'One card for public charging, without a basic fee of the operators.',
      'Card and app',
      'Reduced price at fast chargers',
      'One bill each month',
    ],
  },
  ar: {
    essential: [
      'الخدمة الأساسية',
      'جميع الصيانات التي تحددها الشركة المصنّعة بسعر شهري واحد.',
      'جميع الصيانات الدورية بقطع وزيوت أصلية',
      'سائل الفرامل والفلاتر في مواعيدها',
      'فحص حالة السيارة وتحديثات البرامج',
    ],
    complete: [
      'الخدمة الشاملة',
      'الصيانات الدورية وكل ما يبلى أثناء القيادة.',
      'جميع الصيانات الدورية بقطع وزيوت أصلية',
      'أقراص ووسادات الفرامل والماسحات والبطارية',
      'سيارة بديلة أثناء وجود سيارتك في الورشة',
      'استلام سيارتك وإعادتها',
    ],
    electric: [
      'خدمة السيارات الكهربائية',
      'عناية بالدفع الكهربائي: البطارية والفرامل والتبريد.',
      'جميع الصيانات الدورية',
      'شهادة حالة البطارية مرة في السنة',
      'صيانة الفرامل وسائل التبريد وفلتر المقصورة',
      'تحديثات البرامج',
    ],
    warranty: [
      'الضمان الممتد',
      'سنتان إضافيتان بعد انتهاء ضمان الشركة المصنّعة.',
      'الأجزاء الميكانيكية والكهربائية مع أجور العمل',
      'الإصلاح في ورشنا في جميع أنحاء الدولة',
      'مساعدة على الطريق على مدار الساعة',
      'ينتقل إلى المالك التالي',
    ],
    tyres: [
      'حماية الإطارات والعجلات',
      'إصلاح أو استبدال ما تضرر من الثقوب أو الأرصفة.',
      'أربعة إطارات وأربع عجلات',
      'التركيب والموازنة والتخلص من القديم',
      'دون مبلغ تحمّل',
    ],
    offRoad: [
      'حماية القيادة على الطرق الوعرة',
      'لما يحدث بعيدًا عن الطريق.',
      'أسفل الهيكل والمصدات والعتبات الجانبية',
      'سحب السيارة من المناطق التي يمكن الوصول إليها',
      'فحص بعد كل رحلة خارج الطريق',
    ],
    wallbox: [
      'الشحن المنزلي',
      'شاحن جداري في منزلك يركّبه كهربائي مختص.',
      'شاحن بقدرة 11 كيلوواط وكابل بطول خمسة أمتار',
      'الزيارة والتركيب والفحص النهائي',
      'ضمان ثلاث سنوات',
    ],
    chargingCard: [
      'الشحن العام',
      'بطاقة واحدة للشحن العام دون رسوم أساسية.',
      'بطاقة وتطبيق',
      'سعر مخفّض في محطات الشحن السريع',
      'فاتورة واحدة كل شهر',
    ],
  },
  ja: {
    essential: [
      'サービス・エッセンシャル',
      'メーカー指定の点検整備を、毎月同じ金額で。',
      '純正部品・純正オイルによるすべての定期点検',
      'ブレーキフルードとフィルターの交換',
      '車両診断とソフトウェア更新',
    ],
    complete: [
      'サービス・コンプリート',
      '定期点検に加え、消耗品の交換まで含みます。',
      '純正部品・純正オイルによるすべての定期点検',
      'ブレーキパッドとディスク、ワイパー、バッテリー',
      '入庫中の代車',
      'お車のお引き取りとお届け',
    ],
    electric: [
      'サービス・エレクトリック',
      '電気駆動のための点検:バッテリー、ブレーキ、冷却系。',
      'すべての定期点検',
      '年1回のバッテリー診断書',
      'ブレーキ、冷却水、エアコンフィルター',
      'ソフトウェア更新',
    ],
    warranty: [
      '延長保証プラス',
      'メーカー保証の終了後、さらに2年間の保証。',
      '機械部品・電装部品と工賃',
      '全国の正規サービス工場での修理',
      '24時間のロードサービス',
      '次のオーナーへ引き継ぎ可能',
    ],
    tyres: [
      'タイヤ・ホイールプロテクション',
      'パンクや縁石による損傷を修理または交換します。',
      'タイヤ4本とホイール4本',
      '取り付け、バランス調整、廃棄を含む',
      '自己負担なし',
    ],
    offRoad: [
      'オフロードプロテクション',
      '道の先で起こることに備えて。',
      '車体下部、バンパー、サイドステップ',
      '到達可能な場所からの救援',
      'オフロード走行後の点検',
    ],
    wallbox: [
      'ホームチャージング',
      'ご自宅に充電器を設置します。',
      '6kW充電器と5メートルのケーブル',
      '現地調査、設置工事、検査',
      '3年間の保証',
    ],
    chargingCard: [
      '公共充電カード',
      '1枚のカードで公共充電を利用できます。',
      'カードとアプリ',
      '急速充電の割引',
      '毎月1回のご請求',
    ],
  },
  uk: {
    essential: [
      'Сервіс Essential',
      'Усе планове обслуговування за одну щомісячну ціну.',
      'Усі планові ТО з оригінальними запчастинами та оливою',
      'Гальмівна рідина та фільтри за регламентом',
      'Діагностика та оновлення програмного забезпечення',
    ],
    complete: [
      'Сервіс Complete',
      'Планове обслуговування та все, що зношується.',
      'Усі планові ТО з оригінальними запчастинами та оливою',
      'Гальмівні колодки та диски, щітки склоочисника, акумулятор',
      'Підмінний автомобіль на час ремонту',
      'Забираємо та повертаємо автомобіль',
    ],
    electric: [
      'Сервіс Electric',
      'Догляд за електроприводом: батарея, гальма, охолодження.',
      'Усі планові ТО',
      'Сертифікат стану батареї щороку',
      'Гальма, охолоджувальна рідина, фільтр салону',
      'Оновлення програмного забезпечення',
    ],
    warranty: [
      'Гарантія Plus',
      'Ще два роки після завершення гарантії виробника.',
      'Механічні та електричні вузли, разом із роботою',
      'Ремонт у наших сервісах по всій країні',
      'Допомога на дорозі цілодобово',
      'Переходить до наступного власника',
    ],
    tyres: [
      'Захист шин і дисків',
      'Ремонтуємо або замінюємо після проколів та ударів.',
      'Чотири шини та чотири диски',
      'Монтаж, балансування та утилізація',
      'Без франшизи',
    ],
    offRoad: [
      'Захист на бездоріжжі',
      'Для того, що трапляється поза дорогою.',
      'Днище, бампери та підніжки',
      'Евакуація з доступної місцевості',
      'Огляд після кожної поїздки бездоріжжям',
    ],
    wallbox: [
      'Зарядка вдома',
      'Зарядна станція вдома зі встановленням електриком.',
      'Станція на 11 кВт і кабель п’ять метрів',
      'Виїзд, монтаж і перевірка',
      'Три роки гарантії',
    ],
    chargingCard: [
      'Публічна зарядка',
      'Одна картка для публічних станцій без абонплати операторів.',
      'Картка та застосунок',
      'Знижка на швидких станціях',
      'Один рахунок на місяць',
    ],
  },
};
