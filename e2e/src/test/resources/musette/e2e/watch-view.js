// Looks after every change whether all that is asked is in view and can be touched (`inView` is in-view.js, `smallTargets` small-targets.js),
// once the page has come to rest.
() => {
  window.complaints = [];
  let asked = '';
  setInterval(() => {
    const question = [...document.querySelectorAll('[data-choice]')].map((choice) => choice.dataset.choice).join() + document.querySelector('[data-confirm]')?.dataset.confirm;
    if (question === asked || document.querySelector('dialog[open]')) return;
    asked = question;
    const upright = innerWidth < 480;
    for (const complaint of [...window.inView(), ...(upright ? window.smallTargets() : [])])
      if (window.complaints.length < 20 && !window.complaints.includes(complaint)) window.complaints.push(complaint);
  }, 10);
};
