import { placesIn } from './line';

export const AU_PLACES = [
  ...placesIn(
    'AU',
    'NSW',
    'New South Wales',
    '2000 Sydney -33.869 151.209 · 2010 Surry Hills -33.884 151.212 · 2011 Potts Point -33.870 151.225 · 2026 Bondi -33.892 151.272 · 2042 Newtown -33.898 151.178 · 2060 North Sydney -33.839 151.207 · 2065 St Leonards -33.824 151.195 · 2067 Chatswood -33.797 151.183 · 2072 Gordon -33.756 151.153 · 2077 Hornsby -33.703 151.099 · 2088 Mosman -33.829 151.244 · 2095 Manly -33.797 151.286 · 2113 Macquarie Park -33.779 151.130 · 2145 Westmead -33.806 150.987 · 2150 Parramatta -33.815 151.003 · 2153 Castle Hill -33.729 151.004 · 2170 Liverpool -33.921 150.923 · 2200 Bankstown -33.918 151.035 · 2217 Kogarah -33.964 151.133 · 2220 Hurstville -33.967 151.102 · 2230 Cronulla -34.052 151.153 · 2250 Gosford -33.426 151.342 · 2300 Newcastle -32.928 151.782 · 2302 Newcastle West -32.925 151.759 · 2340 Tamworth -31.091 150.931 · 2350 Armidale -30.515 151.667 · 2444 Port Macquarie -31.431 152.909 · 2450 Coffs Harbour -30.296 153.114 · 2480 Lismore -28.813 153.277 · 2481 Byron Bay -28.643 153.612 · 2500 Wollongong -34.424 150.893 · 2541 Nowra -34.874 150.600 · 2560 Campbelltown -34.065 150.814 · 2576 Bowral -34.478 150.418 · 2640 Albury -36.080 146.916 · 2650 Wagga Wagga -35.108 147.369 · 2750 Penrith -33.751 150.694 · 2780 Katoomba -33.712 150.312 · 2795 Bathurst -33.419 149.578 · 2800 Orange -33.284 149.101 · 2830 Dubbo -32.243 148.605 · 2880 Broken Hill -31.957 141.465',
  ),
  ...placesIn(
    'AU',
    'VIC',
    'Victoria',
    '3000 Melbourne -37.814 144.963 · 3004 St Kilda Road -37.842 144.976 · 3006 Southbank -37.823 144.965 · 3051 North Melbourne -37.799 144.947 · 3065 Fitzroy -37.798 144.978 · 3121 Richmond -37.823 144.999 · 3122 Hawthorn -37.822 145.035 · 3128 Box Hill -37.819 145.122 · 3141 South Yarra -37.838 144.992 · 3142 Toorak -37.841 145.018 · 3150 Glen Waverley -37.878 145.165 · 3175 Dandenong -37.987 145.215 · 3182 St Kilda -37.868 144.981 · 3186 Brighton -37.906 144.999 · 3187 Brighton East -37.905 145.014 · 3199 Frankston -38.145 145.123 · 3215 North Geelong -38.110 144.346 · 3220 Geelong -38.148 144.361 · 3280 Warrnambool -38.382 142.485 · 3350 Ballarat -37.562 143.850 · 3500 Mildura -34.186 142.162 · 3550 Bendigo -36.758 144.280 · 3630 Shepparton -36.381 145.399 · 3690 Wodonga -36.122 146.888 · 3777 Healesville -37.653 145.517 · 3840 Morwell -38.235 146.397 · 3939 Rosebud -38.357 144.906',
  ),
  ...placesIn(
    'AU',
    'QLD',
    'Queensland',
    '4000 Brisbane -27.470 153.025 · 4005 New Farm -27.467 153.047 · 4006 Fortitude Valley -27.457 153.034 · 4101 South Brisbane -27.481 153.018 · 4217 Surfers Paradise|Gold Coast -28.003 153.430 · 4300 Springfield -27.674 152.916 · 4305 Ipswich -27.615 152.760 · 4350 Toowoomba -27.561 151.953 · 4551 Caloundra -26.799 153.132 · 4558 Maroochydore -26.654 153.091 · 4567 Noosa Heads -26.394 153.090 · 4655 Hervey Bay -25.288 152.840 · 4670 Bundaberg -24.866 152.349 · 4680 Gladstone -23.843 151.256 · 4700 Rockhampton -23.378 150.510 · 4740 Mackay -21.141 149.186 · 4810 Townsville -19.259 146.817 · 4870 Cairns -16.920 145.771',
  ),
  ...placesIn(
    'AU',
    'SA',
    'South Australia',
    '5000 Adelaide -34.928 138.601 · 5006 North Adelaide -34.907 138.594 · 5045 Glenelg -34.981 138.516 · 5063 Parkside -34.943 138.617 · 5113 Elizabeth -34.718 138.672 · 5211 Victor Harbor -35.551 138.622 · 5290 Mount Gambier -37.829 140.783 · 5352 Tanunda -34.524 138.960 · 5540 Port Pirie -33.186 138.017 · 5600 Whyalla -33.033 137.575 · 5700 Port Augusta -32.493 137.766',
  ),
  ...placesIn(
    'AU',
    'WA',
    'Western Australia',
    '6000 Perth -31.952 115.861 · 6008 Subiaco -31.949 115.827 · 6009 Nedlands -31.981 115.806 · 6017 Osborne Park -31.903 115.812 · 6027 Joondalup -31.745 115.766 · 6160 Fremantle -32.056 115.747 · 6168 Rockingham -32.277 115.730 · 6210 Mandurah -32.529 115.723 · 6230 Bunbury -33.327 115.637 · 6280 Busselton -33.653 115.346 · 6330 Albany -35.027 117.884 · 6430 Kalgoorlie -30.749 121.466 · 6530 Geraldton -28.778 114.615 · 6725 Broome -17.961 122.236',
  ),
  ...placesIn(
    'AU',
    'TAS',
    'Tasmania',
    '7000 Hobart -42.882 147.327 · 7005 Sandy Bay -42.897 147.327 · 7018 Bellerive -42.877 147.371 · 7250 Launceston -41.439 147.137 · 7310 Devonport -41.177 146.351 · 7320 Burnie -41.055 145.904',
  ),
  ...placesIn(
    'AU',
    'ACT',
    'Australian Capital Territory',
    '2600 Canberra|Barton -35.308 149.124 · 2601 Acton -35.280 149.119 · 2606 Phillip|Woden -35.346 149.090 · 2612 Braddon -35.273 149.134 · 2617 Belconnen -35.239 149.066 · 2900 Tuggeranong -35.424 149.089 · 2911 Gungahlin -35.186 149.136',
  ),
  ...placesIn(
    'AU',
    'NT',
    'Northern Territory',
    '0800 Darwin -12.463 130.842 · 0810 Casuarina -12.375 130.882 · 0830 Palmerston -12.486 130.983 · 0850 Katherine -14.465 132.264 · 0870 Alice Springs -23.698 133.881',
  ),
];
